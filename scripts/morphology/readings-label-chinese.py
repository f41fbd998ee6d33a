"""Labels Chinese words with g2pM (a polyphone model trained on sentences), as one voice of the offline labelling of scripts/train-readings.ts.

Input: a folder with the unpacked package g2pM, and files of words, one a line, first column (separated by tab or space), gzip or plain.
Output: <folder>/export/zho.g2pm.tsv.gz: word, syllables with tone digits (5 is the neutral tone) separated by spaces.
Usage: python scripts/morphology/readings-label-chinese.py <folder> <word list>...
"""
import gzip
import pathlib
import re
import sys

folder = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(folder / 'g2pM'))
from g2pM import G2pM  # noqa: E402

model = G2pM()
han = re.compile(r'^[\u4e00-\u9fff]{2,8}$')
seen = set()
with gzip.open(folder / 'export' / 'zho.g2pm.tsv.gz', 'wt', encoding='utf-8') as out:
    for name in sys.argv[2:]:
        opener = gzip.open if name.endswith('.gz') else open
        with opener(name, 'rt', encoding='utf-8') as lines:
            for line in lines:
                word = re.split(r'[\t ]', line.rstrip('\n'))[0]
                if word in seen or not han.match(word):
                    continue
                seen.add(word)
                syllables = model(word, tone=True, char_split=True)
                if len(syllables) == len(word):
                    out.write(f'{word}\t{" ".join(syllables).replace("u:", "ü")}\n')
print(len(seen))
