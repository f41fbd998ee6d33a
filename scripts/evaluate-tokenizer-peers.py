"""Token F1 of public segmenters on the dev files that `evaluate-tokenizer.ts` uses; prints JSON {treebank: {tool: F1}}.

Run: python scripts/evaluate-tokenizer-peers.py > scripts/reports/tokenizer-peers.json (packages: see requirements.txt).
Tools that are not installed are left out. A tool cuts a text into pieces; white space pieces are dropped, the others are found again in order.
"""
import gzip
import json
import os
import sys
from pathlib import Path


def treebanks():
    root = Path(os.environ.get('GLOSSA_DATA', '../shared/data')) / 'morphology' / 'treebanks'
    for name in ('zho-gsd', 'zho-gsdsimp', 'jpn-gsd', 'tha-tud', 'vie-vtb'):
        yield name, root / f'{name}-dev.conllup.gz'


def sentences(path):
    """Yields (text, [(start, end)]) of each sentence."""
    text, spans = '', []
    with gzip.open(path, 'rt', encoding='utf-8') as lines:
        for line in lines:
            line = line.rstrip('\n')
            if not line:
                if spans:
                    yield text, spans
                text, spans = '', []
            elif not line.startswith('#'):
                columns = line.split('\t')
                spans.append((len(text), len(text) + len(columns[1])))
                text += columns[1] + ('' if 'SpaceAfter=No' in columns[5] else ' ')


def locate(text, pieces):
    at, spans = 0, []
    for piece in pieces:
        piece = piece.strip()
        if not piece:
            continue
        start = text.find(piece, at)
        if start < 0:
            continue
        at = start + len(piece)
        spans.append((start, at))
    return spans


def tools(language):
    found = {}
    if language == 'zho':
        try:
            import jieba

            jieba.setLogLevel(60)
            found['jieba'] = jieba.lcut
        except ImportError:
            pass
    if language == 'jpn':
        try:
            from sudachipy import Dictionary, SplitMode

            tokenizer = Dictionary().create(SplitMode.A)
            found['SudachiPy, mode A'] = lambda text: [morpheme.surface() for morpheme in tokenizer.tokenize(text)]
        except ImportError:
            pass
    if language == 'tha':
        try:
            from pythainlp.tokenize import word_tokenize

            found['PyThaiNLP newmm'] = lambda text: word_tokenize(text, engine='newmm')
        except ImportError:
            pass
    if language == 'vie':
        try:
            from pyvi import ViTokenizer

            found['pyvi'] = lambda text: [piece.replace('_', ' ') for piece in ViTokenizer.tokenize(text).split(' ')]
        except ImportError:
            pass
    return found


def main():
    report = {}
    for name, path in treebanks():
        for tool, cut in tools(name[:3]).items():
            correct = predicted = gold = 0
            for text, spans in sentences(path):
                cuts = locate(text, cut(text))
                correct += len(set(cuts) & set(spans))
                predicted += len(cuts)
                gold += len(spans)
            report.setdefault(name, {})[tool] = round(200 * correct / (predicted + gold), 2)
    json.dump(report, sys.stdout, indent=2)
    sys.stdout.write('\n')


if __name__ == '__main__':
    main()
