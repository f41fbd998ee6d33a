"""Token F1 of public segmenters on the dev files that evaluate.ts uses; prints JSON {treebank: {tool: F1}}.

    python scripts/tokenizer/evaluate-peers.py > scripts/reports/tokenizer-peers.json

Packages: see scripts/requirements.txt; tools that are not installed are left out. A tool cuts a text into pieces; white space pieces are dropped, the others are found
again in order.
"""
import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.folders import data_folder  # noqa: E402
from glossa_training.program import parser_of  # noqa: E402
from glossa_training.treebanks import word_rows  # noqa: E402

TREEBANKS = ('zho-gsd', 'zho-gsdsimp', 'jpn-gsd', 'tha-tud', 'vie-vtb')


def sentences(path):
    """Yields (text, [(start, end)]) of each sentence."""
    for rows in word_rows(path):
        text, spans = '', []
        for columns in rows:
            spans.append((len(text), len(text) + len(columns[1])))
            text += columns[1] + ('' if 'SpaceAfter=No' in columns[5] else ' ')
        yield text, spans


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


def f1_of(cut, path):
    correct = predicted = gold = 0
    for text, spans in sentences(path):
        cuts = locate(text, cut(text))
        correct += len(set(cuts) & set(spans))
        predicted += len(cuts)
        gold += len(spans)
    return round(200 * correct / (predicted + gold), 2)


def main():
    parser = parser_of(__doc__)
    parser.parse_args()
    root = data_folder() / 'morphology' / 'treebanks'
    report = {name: {tool: f1_of(cut, root / f'{name}-dev.conllup.gz') for tool, cut in tools(name[:3]).items()} for name in TREEBANKS}
    json.dump({name: figures for name, figures in report.items() if figures}, sys.stdout, indent=2)
    sys.stdout.write('\n')


if __name__ == '__main__':
    main()
