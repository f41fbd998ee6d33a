"""Writes the categorizer as 8-bit ONNX with its embedding rows, tokenizer and word model, and fits the scale of its scores.

    python scripts/export-categories.py --out OUT_DIR --name measured --fit
    python scripts/export-categories.py --out OUT_DIR --name shipped
    npx tsx scripts/categories/ship.ts OUT_DIR/export-shipped

OUT_DIR/export-NAME/network.onnx: float32 `rows` [batch, length, 384] and int32 `mask` [batch, length] give `logits` [batch, labels] of each window, from the mean over
its pieces; network.full.onnx is the same before quantisation. pieces.safetensors: int8 `words` (pieces x 384) and float32 `scales`; tokenizer.json;
words.safetensors: the word model; mixture.json.

`--fit` sets the mixture of the two models, the shift of the scores and the sharpness of the confidences on sources left out, through the 8-bit files; each of two halves of
these sources is fitted apart and measured on the other, and what is shipped is fitted on both. It belongs to the `measured` model, the `shipped` one takes it over.
"""
import argparse
import json
import os
import shutil
import time
from pathlib import Path

import numpy as np
import torch
from safetensors.numpy import load_file, save_file

from categories_data import FIRST_WINDOW, LABEL_INDEX, LABELS, Pieces, half_of, load_documents, load_stop_words, terms_of, windows_of, words_of
from encoder_graph import GraphBuilder, quantised_rows, write_quantised
from teacher_model import WIDTH

LAYERS = 6
THRESHOLD = -0.25


def export(checkpoint, folder, encoder_words):
    weights = {name: value.detach().float().numpy() for name, value in checkpoint['average'].items()}
    graph = GraphBuilder(weights)
    mean = graph.masked_mean(graph.encoder(LAYERS), 'mean')
    graph.node('Identity', [graph.linear('head', mean)], 'logits')
    write_quantised(graph.model('categorizer', {'logits': [len(LABELS)]}), folder / 'network.full.onnx', folder / 'network.onnx')
    words, scales = quantised_rows(encoder_words)
    save_file({'words': words.reshape(-1), 'scales': scales}, str(folder / 'pieces.safetensors'))


class Served:
    """The exported files, run as the service runs them: the windows of one document in one batch where they are of like length."""

    def __init__(self, folder, file):
        import onnxruntime
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(str(folder / file), options, providers=['CPUExecutionProvider'])
        tensors = load_file(str(folder / 'pieces.safetensors'))
        self.words, self.scales = tensors['words'].reshape(-1, WIDTH), tensors['scales']
        self.pieces = Pieces(json.loads((folder / 'tokenizer.json').read_text(encoding='utf-8')))

    def logits(self, words):
        """Mean over the windows of a document, weighted by their lengths, the first one counting double: [labels]."""
        ids, offsets = self.pieces.document(words)
        windows = [[self.pieces.begin, *ids[offsets[start]:offsets[end]], self.pieces.end] for start, end in windows_of(offsets)] or [[self.pieces.begin, self.pieces.end]]
        weights = np.array([len(window) * (FIRST_WINDOW if index == 0 else 1) for index, window in enumerate(windows)], np.float32)
        longest = max(map(len, windows))
        full = [index for index, window in enumerate(windows) if len(window) >= 0.8 * longest]
        batches = [full] + [[index] for index in range(len(windows)) if index not in full]
        return sum(weights[batch] @ self.run([windows[index] for index in batch]) for batch in batches) / weights.sum()

    def run(self, windows):
        lengths = np.array([len(window) for window in windows])
        ids = np.zeros((len(windows), lengths.max()), np.int64)
        for row, window in enumerate(windows):
            ids[row, :len(window)] = window
        rows = self.words[ids].astype(np.float32) * self.scales[ids][..., None]
        mask = (np.arange(ids.shape[1])[None] < lengths[:, None]).astype(np.int32)
        return self.session.run(None, {'rows': rows, 'mask': mask})[0]


def targets_of(documents):
    """[documents, labels] of 0 and 1, and where a keyword rule suspects a further label."""
    target, weak = np.zeros((2, len(documents), len(LABELS)), bool)
    for row, document in enumerate(documents):
        target[row, [LABEL_INDEX[label] for label in document.labels]] = True
        weak[row, [LABEL_INDEX[label] for label in document.weak]] = True
    return target, weak


def top_share(scores, target):
    """Share of single-label documents whose best label is theirs."""
    single = target.sum(1) == 1
    return float(target[np.arange(len(target)), scores.argmax(1)][single].mean())


def label_f1(chosen, target, weak):
    """F1 of each label; a suspected label is neither right nor wrong."""
    right = (chosen & target).sum(0)
    wrong = (chosen & ~target & ~weak).sum(0)
    missed = (~chosen & target).sum(0)
    return 2 * right / np.maximum(1, 2 * right + wrong + missed)


def fit(encoder, words, target, weak):
    """(weight of the encoder, weight of the words, shift, sharpness) by maximum likelihood of the margins, then the shift by macro F1 at the default threshold."""
    encoder, words, wanted, counted = (torch.tensor(part, dtype=torch.float64) for part in (encoder, words, target.astype(float), (~weak).astype(float)))
    parameters = torch.tensor([1.0, 0.3, -2.0], dtype=torch.float64, requires_grad=True)
    sharpness = torch.tensor(1.0, dtype=torch.float64, requires_grad=True)
    optimizer = torch.optim.LBFGS([parameters, sharpness], max_iter=200, line_search_fn='strong_wolfe')
    share = wanted / wanted.sum(1, keepdim=True)

    def closure():
        optimizer.zero_grad()
        scores = parameters[0] * encoder + parameters[1] * words + parameters[2]
        margins = (torch.nn.functional.binary_cross_entropy_with_logits(scores, wanted, reduction='none') * counted).sum(1).mean()
        # the mixture is chosen by both: the order of the labels and the margins
        together = -(share * torch.log_softmax(sharpness * scores, 1)).sum(1).mean()
        loss = margins + together
        loss.backward()
        return loss

    optimizer.step(closure)
    found = parameters.detach().numpy().copy()
    scores = (found[0] * encoder + found[1] * words + found[2]).numpy()
    shifts = np.arange(-1, 1.01, 0.05)
    macro = np.array([label_f1(scores + shift >= THRESHOLD, target, weak).mean() for shift in shifts])
    smooth = np.convolve(np.pad(macro, 2, mode='edge'), np.ones(5) / 5, 'valid')
    found[2] += shifts[smooth.argmax()]
    return [*map(float, found), float(sharpness.item())]


def mixed(mixture, encoder, words):
    return mixture[0] * encoder + mixture[1] * words + mixture[2]


def show(name, scores, target, weak):
    f1 = label_f1(scores >= THRESHOLD, target, weak)
    print(f'{name}: top-1 {100 * top_share(scores, target):.1f}, macro F1 {100 * f1.mean():.1f}, lowest {LABELS[f1.argmin()]} {100 * f1.min():.1f}', flush=True)
    return {'top1': round(100 * top_share(scores, target), 1), 'macroF1': round(100 * float(f1.mean()), 1)}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--out', required=True)
    parser.add_argument('--name', default='measured')
    parser.add_argument('--fit', action='store_true')
    parser.add_argument('--float', type=int, default=4, metavar='STEP', help='measure the network before quantisation as well, on every so many documents')
    options = parser.parse_args()
    torch.set_num_threads(1)
    from importlib import import_module
    training = import_module('train-categories')
    out = Path(options.out)
    folder = out / f'export-{options.name}'
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = torch.load(out / f'{options.name}.pt', weights_only=False)
    description, rows = training.cut_tokenizer(json.loads((training.encoder_folder() / 'tokenizer.json').read_text(encoding='utf-8')))
    (folder / 'tokenizer.json').write_text(json.dumps(description, ensure_ascii=False))
    export(checkpoint, folder, training.Categorizer(training.encoder_folder(), rows, len(checkpoint['kinds'])).words.float().numpy())
    shutil.copy(out / f'words-{options.name}.safetensors', folder / 'words.safetensors')
    if not options.fit:
        shutil.copy(out / 'export-measured' / 'mixture.json', folder / 'mixture.json')
        return
    data = os.environ.get('GLOSSA_DATA', '../shared/data')
    stop_words = load_stop_words(f'{data}/categories/stopwords_en.txt')
    word_model = import_module('train-categories-words').WordModel(folder / 'words.safetensors')
    parts = {}
    documents = load_documents(data)
    for split in ('left-out', 'dev'):
        chosen = [document for document in documents if document.split == split]
        cut = [words_of(f'{document.title}\n{document.text}') for document in chosen]
        words = np.stack([word_model.logits(terms_of(part, stop_words)) for part in cut])
        target, weak = targets_of(chosen)
        served, started = Served(folder, 'network.onnx'), time.process_time()
        parts[split, 'int8'] = np.stack([served.logits(part) for part in cut])
        print(f"{split}: top-1 of the encoder alone {100 * top_share(parts[split, 'int8'], target):.1f}, {len(cut) / (time.process_time() - started):.0f} documents/s", flush=True)
        parts[split] = (chosen, words, target, weak)
    chosen, words, target, weak = parts['left-out']
    half = np.array([half_of(document.source) for document in chosen])
    crossed = np.zeros_like(words)
    for part in (0, 1):
        there = half != part
        mixture = fit(parts['left-out', 'int8'][there], words[there], target[there], weak[there])
        print(f'half {part}: mixture {mixture} fitted on the other')
        crossed[half == part] = mixed(mixture, parts['left-out', 'int8'][half == part], words[half == part])
    f1 = label_f1(crossed >= THRESHOLD, target, weak)
    print(f'left out, fitted on the other half: top-1 {100 * top_share(crossed, target):.1f}, macro F1 {100 * f1.mean():.1f}')
    report = {'top1': round(100 * top_share(crossed, target), 1), 'macroF1': round(100 * float(f1.mean()), 1)}
    mixture = fit(parts['left-out', 'int8'], words, target, weak)
    print(mixture, flush=True)
    (folder / 'mixture.json').write_text(json.dumps(mixture))
    full = Served(folder, 'network.full.onnx')
    for split in ('left-out', 'dev'):
        chosen, words, target, weak = parts[split]
        show(split, mixed(mixture, parts[split, 'int8'], words), target, weak)
        some = slice(None, None, options.float)
        scores = {'int8': parts[split, 'int8'][some],
                  'float32': np.stack([full.logits(words_of(f'{document.title}\n{document.text}')) for document in chosen[some]])}
        report[split] = {kind: show(f'{split}, every {options.float}th, {kind}', mixed(mixture, logits, words[some]), target[some], weak[some]) for kind, logits in scores.items()}
    (folder / 'fit.json').write_text(json.dumps({'float step': options.float, **report}))


if __name__ == '__main__':
    main()
