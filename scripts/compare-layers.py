"""What each layer of the entity tagger costs and brings: the encoder cut after 3, 6, 9 and 12 layers, trained alike, measured alike.

    python scripts/compare-layers.py --encoder ENCODER_DIR --out OUT_DIR [--pieces 300000]

OUT_DIR as for train-entities-dnn.py (tokenizer.json, kept.json, words/). Writes scripts/reports/layers.json, layers.md and the plot layers.svg. The runs are
short, so the figures tell the depths apart, not what a network trained to its end reaches.
"""
import argparse
import importlib
import json
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import torch

from entities_dnn import Tagger, load_corpora, score_corpus
from teacher_model import WIDTH, Pieces

HERE = Path(__file__).resolve().parent
exporting = importlib.import_module('export-entities-dnn')

DEPTHS = (3, 6, 9, 12)
CORPORA = ('eng.uner_ewt', 'eng.wikigold', 'deu.germeval2014', 'fin.turku_ner', 'hrv.uner_set', 'rus.factrueval2016', 'ara.newsfane', 'hin.hiner', 'jpn.stockmark_wiki', 'zho-hans.uner_gsdsimp')
SENTENCES = 250  # of each validation file


def trained(depth, options):
    """The averaged weights of a short training of so many layers."""
    name = f'layers-{depth}'
    subprocess.run([sys.executable, str(HERE / 'train-entities-dnn.py'), '--encoder', options.encoder, '--out', options.out, '--name', name, '--layers', str(depth),
                    '--pieces', str(options.pieces), '--minutes', '600', '--warm', '15', '--rate', '5e-4', '--corpora', *CORPORA], check=True)
    model = Tagger(options.encoder, f'{options.out}/kept.json', depth)
    # the average lags behind in a run this short
    model.load_state_dict(torch.load(f'{options.out}/{name}.pt', weights_only=False)['model'])
    return model.eval()


def mean_f1(model, corpora, pieces):
    scores = []
    for corpus in corpora:
        right, guessed, gold = score_corpus(model, corpus, pieces, SENTENCES)
        scores.append(200 * right / max(1, guessed + gold))
    return sum(scores) / len(scores)


def speed(model, depth, folder):
    """Pieces a CPU second of the 8-bit network, 8 windows of 64."""
    folder.mkdir(parents=True, exist_ok=True)
    exporting.export(model, depth, folder)
    served = exporting.Served(folder, 'entities-dnn.onnx')
    rows = np.random.default_rng(1).normal(0, 0.05, (8, 64, WIDTH)).astype(np.float32)
    feeds = {'rows': rows, 'mask': np.ones((8, 64), np.int32), 'style': np.zeros(8, np.int64)}
    for _ in range(5):
        served.session.run(None, feeds)
    started, rounds = time.process_time(), 0
    while time.process_time() - started < 4:
        served.session.run(None, feeds)
        rounds += 1
    return rounds * 512 / (time.process_time() - started)


def plot(rows):
    """F1 over pieces a second as SVG, one point a depth."""
    width, height, left, bottom = 520, 320, 60, 50
    fastest, lowest, highest = max(row['speed'] for row in rows) * 1.1, min(row['f1'] for row in rows) - 3, max(row['f1'] for row in rows) + 3
    x = lambda value: left + (width - left - 20) * value / fastest
    y = lambda value: 20 + (height - bottom - 20) * (highest - value) / (highest - lowest)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="sans-serif" font-size="12">',
             f'<rect width="{width}" height="{height}" fill="white"/>',
             f'<path d="M{left} 20V{height - bottom}H{width - 20}" fill="none" stroke="black"/>',
             f'<text x="{width / 2}" y="{height - 12}" text-anchor="middle">pieces a second, one thread</text>',
             f'<text x="16" y="{height / 2}" text-anchor="middle" transform="rotate(-90 16 {height / 2})">mean F1</text>']
    for step in range(0, int(fastest) + 1, 10000):
        parts.append(f'<text x="{x(step):.0f}" y="{height - bottom + 16}" text-anchor="middle">{step}</text>')
    for value in range(int(lowest) + 1, int(highest) + 1, 3):
        parts.append(f'<text x="{left - 6}" y="{y(value) + 4:.0f}" text-anchor="end">{value}</text>')
    parts.append('<path d="M' + 'L'.join(f"{x(row['speed']):.0f} {y(row['f1']):.0f}" for row in rows) + '" fill="none" stroke="steelblue"/>')
    for row in rows:
        parts += [f"<circle cx=\"{x(row['speed']):.0f}\" cy=\"{y(row['f1']):.0f}\" r=\"4\" fill=\"steelblue\"/>",
                  f"<text x=\"{x(row['speed']) + 8:.0f}\" y=\"{y(row['f1']) - 6:.0f}\">{row['layers']} layers</text>"]
    return '\n'.join([*parts, '</svg>']) + '\n'


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--encoder', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--pieces', type=int, default=300_000)
    options = parser.parse_args()
    torch.set_num_threads(1)
    pieces = Pieces(f'{options.out}/tokenizer.json')
    corpora = load_corpora('dev', pieces, f'{options.out}/words', None, CORPORA)
    rows = []
    for depth in DEPTHS:
        model = trained(depth, options)
        rows.append({'layers': depth, 'f1': round(mean_f1(model, corpora, pieces), 1), 'speed': round(speed(model, depth, Path(options.out) / f'layers-{depth}'))})
        print(rows[-1], flush=True)
    reports = HERE / 'reports'
    (reports / 'layers.json').write_text(json.dumps({'pieces': options.pieces, 'corpora': CORPORA, 'sentences': SENTENCES, 'rows': rows}, indent=2) + '\n')
    (reports / 'layers.svg').write_text(plot(rows))
    lines = ['# Layers of the neural entity tagger', '', f'Made by `scripts/compare-layers.py`: the first layers of multilingual-e5-small, each depth trained alike on {options.pieces:,} pieces of ten corpora',
             f'({", ".join(CORPORA)}), mean F1 of PERSON, LOCATION and ORGANIZATION over their dev parts (at most {SENTENCES} sentences each, the network',
             'alone, float weights), and pieces a CPU second of the 8-bit network on one thread (8 windows of 64). Short runs: they tell the depths apart, not what a',
             'network trained to its end reaches; differences under a point mean nothing.', '', '| layers | mean F1 | pieces/s |', '| --- | --- | --- |']
    lines += [f"| {row['layers']} | {row['f1']} | {row['speed']:,} |" for row in rows]
    (reports / 'layers.md').write_text('\n'.join([*lines, '', '![F1 over speed](layers.svg)']) + '\n')


if __name__ == '__main__':
    main()
