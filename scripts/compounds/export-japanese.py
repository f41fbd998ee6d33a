"""Writes Japanese compounds and their parts for train.ts: words that Sudachi keeps whole in mode C and cuts in mode A.

    python scripts/compounds/export-japanese.py DICTIONARIES_DIR WORD_LIST...

DICTIONARIES_DIR has the unpacked packages sudachidict_core and, under python/, sudachipy; a word list is a file (plain or .gz) with the word in the first column.
Output: DICTIONARIES_DIR/export/jpn.compounds.tsv.gz: word, part+part.
"""
import gzip
import re
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.dictionaries import add_packages  # noqa: E402
from glossa_training.folders import required  # noqa: E402
from glossa_training.program import parser_of  # noqa: E402

JAPANESE = re.compile(r'^[\u3040-\u30ff\u3400-\u9fff\u3005ー]{2,16}$')


def compounds(folder, lists):
    """{word: its parts}."""
    add_packages(folder, 'python')
    from sudachipy import Dictionary, SplitMode
    dictionary = Dictionary(dict=str(next(required(folder / 'sudachidict_core', 'unpack the package there (scripts/requirements.txt)').glob('**/system.dic'))))
    long_units, short_units = dictionary.create(mode=SplitMode.C), dictionary.create(mode=SplitMode.A)
    found = {}
    for name in lists:
        opener = gzip.open if name.endswith('.gz') else open
        with opener(name, 'rt', encoding='utf-8') as lines:
            for line in lines:
                word = line.rstrip('\n').split('\t')[0]
                if word in found or not JAPANESE.match(word):
                    continue
                whole = long_units.tokenize(word)
                if len(whole) != 1 or whole[0].part_of_speech()[0] != '名詞' or whole[0].is_oov():
                    continue
                parts = [part.surface() for part in short_units.tokenize(word)]
                if len(parts) > 1:
                    found[word] = parts
    return found


def main():
    parser = parser_of(__doc__)
    parser.add_argument('folder', type=Path)
    parser.add_argument('lists', nargs='+')
    options = parser.parse_args()
    rows = compounds(options.folder, options.lists)
    with gzip.open(options.folder / 'export' / 'jpn.compounds.tsv.gz', 'wt', encoding='utf-8') as out:
        for word, parts in rows.items():
            out.write(f'{word}\t{"+".join(parts)}\n')
    print(len(rows))


if __name__ == '__main__':
    main()
