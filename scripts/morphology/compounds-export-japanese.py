"""Writes Japanese compounds and their parts for scripts/compounds/train.ts: words that Sudachi keeps whole in mode C and cuts in mode A.

Input: a folder with the unpacked packages sudachipy, sudachidict_core (under python/ or their own names), ipadic as ipadic.words.txt or the shared
word lists; here the words are read from files, one a line (first column).
Output: <folder>/export/jpn.compounds.tsv.gz: word, part+part.
Usage: python scripts/morphology/compounds-export-japanese.py <folder> <word list>...
"""
import gzip
import pathlib
import re
import sys

folder = pathlib.Path(sys.argv[1])
sys.path[:0] = [str(folder / 'python'), str(folder / 'py')]
from sudachipy import Dictionary, SplitMode  # noqa: E402

system = next((folder / 'sudachidict_core').glob('**/system.dic'))
dictionary = Dictionary(dict=str(system))
long_units = dictionary.create(mode=SplitMode.C)
short_units = dictionary.create(mode=SplitMode.A)
japanese = re.compile(r'^[\u3040-\u30ff\u3400-\u9fff\u3005ー]{2,16}$')

rows = {}
for name in sys.argv[2:]:
    opener = gzip.open if name.endswith('.gz') else open
    with opener(name, 'rt', encoding='utf-8') as lines:
        for line in lines:
            word = line.rstrip('\n').split('\t')[0]
            if word in rows or not japanese.match(word):
                continue
            whole = long_units.tokenize(word)
            if len(whole) != 1 or whole[0].part_of_speech()[0] != '名詞' or whole[0].is_oov():
                continue
            parts = [part.surface() for part in short_units.tokenize(word)]
            if len(parts) > 1:
                rows[word] = parts

with gzip.open(folder / 'export' / 'jpn.compounds.tsv.gz', 'wt', encoding='utf-8') as out:
    for word, parts in rows.items():
        out.write(f'{word}\t{"+".join(parts)}\n')
print(len(rows))
