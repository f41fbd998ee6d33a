"""The neural entity tagger as 8-bit ONNX, with its embedding rows apart (program: scripts/entities/neural/export.py)."""
import json
import shutil
import time
from pathlib import Path

import numpy as np
import torch
from safetensors.numpy import save_file

from ..activation_ranges import fix_file
from ..batches import batches_of, by_window, tensors_of
from ..folders import write_report
from ..onnx_graph import GraphBuilder, ServedEncoder, quantised_rows, weights_of, write_quantised
from ..pieces import Pieces
from .corpora import LABELS, STYLES, load_corpora
from .scoring import f1_of, score_corpus
from .tagger import load_tagger


def write_network(model, layers, out, windows):
    builder = GraphBuilder(weights_of(model.state_dict()))
    builder.node('Softmax', [builder.linear('head', builder.encoder(layers, styles=True))], 'probabilities', axis=-1)
    write_quantised(builder.model('entity-tagger', {'probabilities': ['length', len(LABELS)]}, styles=True), out / 'entities-dnn.full.onnx', out / 'entities-dnn.onnx')
    words, scales = quantised_rows(model.words.float().numpy())
    save_file({'words': words.reshape(-1), 'scales': scales}, str(out / 'words.safetensors'))
    fix_file(out / 'entities-dnn.onnx', windows, words, scales)
    (out / 'labels.json').write_text(json.dumps({'labels': LABELS, 'styles': STYLES}, indent=1) + '\n')


class Served(ServedEncoder):
    """The exported files, with a reader like `batches.predict`."""

    def __init__(self, out, file='entities-dnn.onnx'):
        super().__init__(out / file, out / 'words.safetensors')

    def probabilities(self, ids, style, lengths):
        return self.run(ids, lengths, style=style)

    def predict(self, windows, size=512):
        found = [None] * len(windows)
        for group in batches_of(windows, size):
            ids, style, first, lengths = (part.numpy() for part in tensors_of([windows[index][:3] for index in group]))
            flat = self.probabilities(ids, style, lengths).reshape(-1, len(LABELS))[first]
            for index, part in by_window(group, windows, flat):
                found[index] = part
        return found


def write_loss(rows, options):
    """The report of what 8 bits cost."""
    mean = round(sum(row['float'] - row['int8'] for row in rows) / len(rows), 2)
    lines = ['# What 8 bits cost the neural entity tagger', '', f'Run `{options.name}`, exact spans of PERSON, LOCATION and ORGANIZATION by the network alone, at most {options.sentences} sentences of each validation file;',
             f'float32 weights in bfloat16 arithmetic against the 8-bit network. Mean loss {mean} points.', '', '| corpus | float | int8 |', '| --- | --- | --- |']
    lines += [f"| {row['corpus']} | {row['float']} | {row['int8']} |" for row in rows]
    write_report('entities-dnn-int8', {'run': options.name, 'sentences': options.sentences, 'mean loss': mean, 'corpora': rows}, lines)


def compare(model, served, pieces, options):
    """F1 of the PyTorch network and of the 8-bit one on the corpora of `--check`."""
    rows = []
    for corpus in load_corpora('dev', pieces, f'{options.model}/words', options.check):
        row = {'corpus': corpus.name, 'float': round(f1_of(*score_corpus(model, corpus, pieces, options.sentences)), 1),
               'int8': round(f1_of(*score_corpus(model, corpus, pieces, options.sentences, lambda _model, windows: served.predict(windows))), 1)}
        rows.append(row)
        print(corpus.name, 'PyTorch', row['float'], 'int8', row['int8'], flush=True)
    return rows


def show_speed(out):
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


def export(options):
    """What export.py does."""
    torch.set_num_threads(1)
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    model, _saved = load_tagger(options.encoder, options.model, options.name, options.layers)
    write_network(model, options.layers, out, options.windows)
    shutil.copy(f'{options.model}/tokenizer.json', out / 'tokenizer.json')
    cut = Path(options.model) / 'cut.json'
    if cut.exists():
        shutil.copy(cut, out / 'cut.json')
    if options.check is not None:
        rows = compare(model, Served(out), Pieces(str(out / 'tokenizer.json')), options)
        if options.report:
            write_loss(rows, options)
    if options.speed:
        show_speed(out)
