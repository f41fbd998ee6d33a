"""What each layer of the entity tagger costs and brings (program: scripts/entities/neural/compare-layers.py)."""
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import torch

from ..encoder import WIDTH
from ..folders import REPORTS, ROOT, write_report
from ..pieces import Pieces
from .corpora import load_corpora
from .export import Served, write_network
from .scoring import f1_of, score_corpus
from .tagger import load_tagger

DEPTHS = (3, 6, 9, 12)
CORPORA = ('eng.uner_ewt', 'eng.wikigold', 'deu.germeval2014', 'fin.turku_ner', 'hrv.uner_set', 'rus.factrueval2016', 'ara.newsfane', 'hin.hiner', 'jpn.stockmark_wiki', 'zho-hans.uner_gsdsimp')
SENTENCES = 250  # of each validation file


def trained(depth, options):
    """The averaged weights of a short training of so many layers."""
    name = f'layers-{depth}'
    subprocess.run([sys.executable, str(ROOT / 'scripts/entities/neural/train.py'), '--encoder', options.encoder, '--out', options.out, '--name', name, '--layers', str(depth),
                    '--pieces', str(options.pieces), '--minutes', '600', '--warm', '15', '--rate', '5e-4', '--corpora', *CORPORA], check=True)
    # the average lags behind in a run this short
    return load_tagger(options.encoder, options.out, name, depth, 'model')[0]


def mean_f1(model, corpora, pieces):
    scores = [f1_of(*score_corpus(model, corpus, pieces, SENTENCES)) for corpus in corpora]
    return sum(scores) / len(scores)


def speed(model, depth, folder):
    """Pieces a CPU second of the 8-bit network, 8 windows of 64."""
    folder.mkdir(parents=True, exist_ok=True)
    write_network(model, depth, folder, options.windows)
    served = Served(folder)
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


def compare(options):
    """What compare-layers.py does."""
    torch.set_num_threads(1)
    pieces = Pieces(f'{options.out}/tokenizer.json')
    corpora = load_corpora('dev', pieces, f'{options.out}/words', CORPORA)
    rows = []
    for depth in DEPTHS:
        model = trained(depth, options)
        rows.append({'layers': depth, 'f1': round(mean_f1(model, corpora, pieces), 1), 'speed': round(speed(model, depth, Path(options.out) / f'layers-{depth}'))})
        print(rows[-1], flush=True)
    (REPORTS / 'layers.svg').write_text(plot(rows), encoding='utf-8')
    lines = ['# Layers of the neural entity tagger', '',
             f'Made by `scripts/entities/neural/compare-layers.py`: the first layers of multilingual-e5-small, each depth trained alike on {options.pieces:,} pieces of ten corpora',
             f'({", ".join(CORPORA)}), mean F1 of PERSON, LOCATION and ORGANIZATION over their dev parts (at most {SENTENCES} sentences each, the network',
             'alone, float weights), and pieces a CPU second of the 8-bit network on one thread (8 windows of 64). Short runs: they tell the depths apart, not what a',
             'network trained to its end reaches; differences under a point mean nothing.', '', '| layers | mean F1 | pieces/s |', '| --- | --- | --- |']
    lines += [f"| {row['layers']} | {row['f1']} | {row['speed']:,} |" for row in rows]
    write_report('layers', {'pieces': options.pieces, 'corpora': CORPORA, 'sentences': SENTENCES, 'rows': rows}, [*lines, '', '![F1 over speed](layers.svg)'])
