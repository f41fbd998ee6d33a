"""The categorizer as 8-bit ONNX with its embedding rows, tokenizer and word model (program: scripts/categories/export.py)."""
import json
import shutil
import time
from pathlib import Path

import numpy as np
import torch
from safetensors.numpy import save_file

from ..activation_ranges import fix_file
from ..folders import required
from ..onnx_graph import GraphBuilder, ServedEncoder, quantised_rows, weights_of, write_quantised
from .documents import LABELS, half_of, load_documents
from .mixture import THRESHOLD, fit, label_f1, mixed, show, targets_of, top_share
from .network import LAYERS, Categorizer, encoder_folder
from .text import FIRST_WINDOW, Pieces, cut_tokenizer, load_stop_words, terms_of, windows_of, words_of
from .word_model import WordModel


def write_network(checkpoint, folder, encoder_words, calibration):
    graph = GraphBuilder(weights_of(checkpoint['average']))
    mean = graph.masked_mean(graph.encoder(LAYERS), 'mean')
    graph.node('Identity', [graph.linear('head', mean)], 'logits')
    write_quantised(graph.model('categorizer', {'logits': [len(LABELS)]}), folder / 'network.full.onnx', folder / 'network.onnx')
    words, scales = quantised_rows(encoder_words)
    save_file({'words': words.reshape(-1), 'scales': scales}, str(folder / 'pieces.safetensors'))
    fix_file(folder / 'network.onnx', calibration, words, scales)


class Served(ServedEncoder):
    """The exported files, run as the service runs them: the windows of one document in one batch where they are of like length."""

    def __init__(self, folder, file):
        super().__init__(folder / file, folder / 'pieces.safetensors')
        self.pieces = Pieces(json.loads((folder / 'tokenizer.json').read_text(encoding='utf-8')))

    def logits(self, words):
        """Mean over the windows of a document, weighted by their lengths, the first one counting double: [labels]."""
        ids, offsets = self.pieces.document(words)
        windows = [[self.pieces.begin, *ids[offsets[start]:offsets[end]], self.pieces.end] for start, end in windows_of(offsets)] or [[self.pieces.begin, self.pieces.end]]
        weights = np.array([len(window) * (FIRST_WINDOW if index == 0 else 1) for index, window in enumerate(windows)], np.float32)
        longest = max(map(len, windows))
        full = [index for index, window in enumerate(windows) if len(window) >= 0.8 * longest]
        batches = [full] + [[index] for index in range(len(windows)) if index not in full]
        return sum(weights[batch] @ self.window_logits([windows[index] for index in batch]) for batch in batches) / weights.sum()

    def window_logits(self, windows):
        lengths = np.array([len(window) for window in windows])
        ids = np.zeros((len(windows), lengths.max()), np.int64)
        for row, window in enumerate(windows):
            ids[row, :len(window)] = window
        return self.run(ids, lengths)


def read_split(documents, split, folder, word_model, stop_words):
    """(documents of the split, logits of the 8-bit encoder, logits of the words, targets, suspected labels)."""
    chosen = [document for document in documents if document.split == split]
    cut = [words_of(f'{document.title}\n{document.text}') for document in chosen]
    words = np.stack([word_model.logits(terms_of(part, stop_words)) for part in cut])
    target, weak = targets_of(chosen)
    served, started = Served(folder, 'network.onnx'), time.process_time()
    encoder = np.stack([served.logits(part) for part in cut])
    print(f'{split}: top-1 of the encoder alone {100 * top_share(encoder, target):.1f}, {len(cut) / (time.process_time() - started):.0f} documents/s', flush=True)
    return chosen, encoder, words, target, weak


def fit_crossed(chosen, encoder, words, target, weak):
    """Figures of two halves of the sources, each with the mixture that was fitted on the other."""
    half = np.array([half_of(document.source) for document in chosen])
    crossed = np.zeros_like(words)
    for part in (0, 1):
        there = half != part
        mixture = fit(encoder[there], words[there], target[there], weak[there])
        print(f'half {part}: mixture {mixture} fitted on the other')
        crossed[half == part] = mixed(mixture, encoder[half == part], words[half == part])
    f1 = label_f1(crossed >= THRESHOLD, target, weak)
    print(f'left out, fitted on the other half: top-1 {100 * top_share(crossed, target):.1f}, macro F1 {100 * f1.mean():.1f}')
    return {'top1': round(100 * top_share(crossed, target), 1), 'macroF1': round(100 * float(f1.mean()), 1)}


def export(options):
    """What export.py does."""
    torch.set_num_threads(1)
    out = Path(options.out)
    folder = out / f'export-{options.name}'
    folder.mkdir(parents=True, exist_ok=True)
    checkpoint = torch.load(out / f'{options.name}.pt', weights_only=False)
    description, rows = cut_tokenizer(json.loads((encoder_folder() / 'tokenizer.json').read_text(encoding='utf-8')))
    (folder / 'tokenizer.json').write_text(json.dumps(description, ensure_ascii=False), encoding='utf-8')
    write_network(checkpoint, folder, Categorizer(encoder_folder(), rows, len(checkpoint['kinds'])).words.float().numpy(), options.windows)
    shutil.copy(required(out / f'words-{options.name}.safetensors', 'run scripts/categories/train-words.py first'), folder / 'words.safetensors')
    if not options.fit:
        shutil.copy(required(out / 'export-measured' / 'mixture.json', 'export the measured model with --fit first'), folder / 'mixture.json')
        return
    stop_words, word_model, documents = load_stop_words(), WordModel(folder / 'words.safetensors'), load_documents()
    parts = {split: read_split(documents, split, folder, word_model, stop_words) for split in ('left-out', 'dev')}
    report = fit_crossed(*parts['left-out'])
    mixture = fit(*parts['left-out'][1:])
    print(mixture, flush=True)
    (folder / 'mixture.json').write_text(json.dumps(mixture), encoding='utf-8')
    full = Served(folder, 'network.full.onnx')
    for split, (chosen, encoder, words, target, weak) in parts.items():
        show(split, mixed(mixture, encoder, words), target, weak)
        some = slice(None, None, options.float)
        scores = {'int8': encoder[some], 'float32': np.stack([full.logits(words_of(f'{document.title}\n{document.text}')) for document in chosen[some]])}
        report[split] = {kind: show(f'{split}, every {options.float}th, {kind}', mixed(mixture, logits, words[some]), target[some], weak[some]) for kind, logits in scores.items()}
    (folder / 'fit.json').write_text(json.dumps({'float step': options.float, **report}), encoding='utf-8')
