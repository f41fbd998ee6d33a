"""Labels the Chinese treebank sentences with g2pM (a polyphone model), to teach the readings of one-character words in context.

Input: a folder with the unpacked package g2pM, and CoNLL-U Plus files (FORM in the second column).
Output: <folder>/export/zho.g2pm.tsv.gz: sentence, syllables with tone digits (5 is the neutral tone), one a character, separated by spaces.
Usage: python scripts/morphology/readings-label-chinese.py <folder> <treebank.conllup.gz>...
"""
import gzip
import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(folder / 'g2pM'))
from g2pM import G2pM  # noqa: E402

model = G2pM()
with gzip.open(folder / 'export' / 'zho.g2pm.tsv.gz', 'wt', encoding='utf-8') as out:
    for name in sys.argv[2:]:
        text = gzip.open(name, 'rt', encoding='utf-8').read()
        for block in text.split('\n\n'):
            forms = [line.split('\t')[1] for line in block.split('\n') if line[:1].isdigit() and '-' not in line.split('\t')[0]]
            sentence = ''.join(forms)
            if not sentence or len(sentence) > 200:
                continue
            syllables = model(sentence, tone=True, char_split=True)
            if len(syllables) == len(sentence):
                out.write(f'{sentence}\t{" ".join(syllables).replace("u:", "ü")}\n')
