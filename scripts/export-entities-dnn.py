"""Writes the neural entity tagger as 8-bit ONNX, and its embedding rows apart.

    python scripts/export-entities-dnn.py --encoder ENCODER_DIR --model OUT_DIR --name second --out EXPORT_DIR [--check] [--speed]

EXPORT_DIR/entities-dnn.onnx: float32 `rows` [batch, length, 384] (embedding rows of the pieces), int32 `mask` [batch, length] (1: a piece, 0: padding) and int64
`style` [batch] (see entities_dnn.STYLES) give `probabilities` [batch, length, labels]; linear layers and attention in 8 bits per channel, the rest float32.
EXPORT_DIR/words.safetensors: int8 `words` (pieces x 384, row by row) and float32 `scales` (one a row): row = words * scale. It lives once in shared memory.
EXPORT_DIR/tokenizer.json, EXPORT_DIR/labels.json. `--check` measures the exported files on validation sentences, `--speed` pieces a second on one thread.
"""
import argparse
import json
import shutil
import time
from pathlib import Path

import numpy as np
import torch
from safetensors.numpy import load_file, save_file

import entities_dnn
from encoder_graph import GraphBuilder, quantised_rows, write_quantised
from entities_dnn import LABELS, STYLES, Tagger, load_corpora, score_corpus
from teacher_model import WIDTH, Pieces, batches_of, tensors_of


def export(model, layers, out):
    weights = {name: value.detach().float().numpy() for name, value in model.state_dict().items()}
    builder = GraphBuilder(weights)
    builder.node('Softmax', [builder.linear('head', builder.encoder(layers, styles=True))], 'probabilities', axis=-1)
    write_quantised(builder.model('entity-tagger', {'probabilities': ['length', len(LABELS)]}, styles=True), out / 'entities-dnn.full.onnx', out / 'entities-dnn.onnx')
    words, scales = quantised_rows(model.words.float().numpy())
    save_file({'words': words.reshape(-1), 'scales': scales}, str(out / 'words.safetensors'))
    (out / 'labels.json').write_text(json.dumps({'labels': LABELS, 'styles': STYLES}, indent=1) + '\n')


class Served:
    """The exported files with the interface of the PyTorch model that `predict` needs."""

    def __init__(self, out, file):
        import onnxruntime
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(str(out / file), options, providers=['CPUExecutionProvider'])
        tensors = load_file(str(out / 'words.safetensors'))
        self.words, self.scales = tensors['words'].reshape(-1, WIDTH), tensors['scales']

    def probabilities(self, ids, style, lengths):
        rows = self.words[ids].astype(np.float32) * self.scales[ids][..., None]
        mask = (np.arange(ids.shape[1])[None] < lengths[:, None]).astype(np.int32)
        return self.session.run(None, {'rows': rows, 'mask': mask, 'style': style})[0]

    def predict(self, windows, size=512):
        found = [None] * len(windows)
        for group in batches_of(windows, size):
            ids, style, first, lengths = (part.numpy() for part in tensors_of([windows[index][:3] for index in group]))
            flat = self.probabilities(ids, style, lengths).reshape(-1, len(LABELS))[first]
            at = 0
            for index in group:
                count = len(windows[index][1])
                found[index] = flat[at:at + count]
                at += count
        return found


def write_loss(rows, options):
    """The report of what 8 bits cost."""
    mean = round(sum(row['float'] - row['int8'] for row in rows) / len(rows), 2)
    folder = Path(__file__).resolve().parent / 'reports'
    (folder / 'entities-dnn-int8.json').write_text(json.dumps({'run': options.name, 'sentences': options.sentences, 'mean loss': mean, 'corpora': rows}, indent=2) + '\n')
    lines = ['# What 8 bits cost the neural entity tagger', '', f'Run `{options.name}`, exact spans of PERSON, LOCATION and ORGANIZATION by the network alone, at most {options.sentences} sentences of each validation file;',
             f'float32 weights in bfloat16 arithmetic against the 8-bit network. Mean loss {mean} points.', '', '| corpus | float | int8 |', '| --- | --- | --- |']
    lines += [f"| {row['corpus']} | {row['float']} | {row['int8']} |" for row in rows]
    (folder / 'entities-dnn-int8.md').write_text('\n'.join(lines) + '\n')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--encoder', required=True)
    parser.add_argument('--model', required=True)
    parser.add_argument('--name', default='second')
    parser.add_argument('--layers', type=int, default=9)
    parser.add_argument('--out', required=True)
    parser.add_argument('--check', nargs='*', help='corpora to measure')
    parser.add_argument('--sentences', type=int, default=400)
    parser.add_argument('--report', action='store_true', help='write what --check finds to scripts/reports')
    parser.add_argument('--speed', action='store_true')
    options = parser.parse_args()
    torch.set_num_threads(1)
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    model = Tagger(options.encoder, f'{options.model}/kept.json', options.layers)
    model.load_state_dict(torch.load(f'{options.model}/{options.name}.pt', weights_only=False)['average'])
    model.eval()
    export(model, options.layers, out)
    shutil.copy(f'{options.model}/tokenizer.json', out / 'tokenizer.json')
    pieces = Pieces(str(out / 'tokenizer.json'))
    plain = entities_dnn.predict
    if options.check is not None:
        served = Served(out, 'entities-dnn.onnx')
        rows = []
        for corpus in load_corpora('dev', pieces, f'{options.model}/words', None, options.check):
            row = {'corpus': corpus.name}
            for kind, predict in (('float', plain), ('int8', lambda _model, windows, _size=0: served.predict(windows))):
                entities_dnn.predict = predict
                right, guessed, gold = score_corpus(model, corpus, pieces, options.sentences)
                row[kind] = round(200 * right / max(1, guessed + gold), 1)
            rows.append(row)
            print(corpus.name, 'PyTorch', row['float'], 'int8', row['int8'], flush=True)
        entities_dnn.predict = plain
        if options.report:
            write_loss(rows, options)
    if options.speed:
        for file in ('entities-dnn.onnx', 'entities-dnn.full.onnx'):
            served = Served(out, file)
            for batch, length in ((8, 64), (4, 128), (16, 32), (1, 128)):
                ids = np.random.default_rng(1).integers(10, len(served.words), (batch, length))
                lengths, style = np.full(batch, length), np.zeros(batch, np.int64)
                served.probabilities(ids, style, lengths)
                started, rounds = time.process_time(), 0
                while time.process_time() - started < 2:
                    served.probabilities(ids, style, lengths)
                    rounds += 1
                print(file, f'{batch} x {length}: {rounds * batch * length / (time.process_time() - started):.0f} pieces/s per CPU second', flush=True)


if __name__ == '__main__':
    main()
