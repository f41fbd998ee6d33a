"""Labels the Chinese treebank sentences with g2pM (a polyphone model), to teach the readings of one-character words in context.

    python scripts/readings/label-chinese.py DICTIONARIES_DIR TREEBANK.conllup.gz...

DICTIONARIES_DIR has the unpacked package g2pM. Output: DICTIONARIES_DIR/export/zho.g2pm.tsv.gz: sentence, syllables with tone digits (5 is the neutral tone), one a
character, separated by spaces.
"""
import gzip
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.dictionaries import add_packages  # noqa: E402
from glossa_training.program import parser_of  # noqa: E402
from glossa_training.treebanks import word_rows  # noqa: E402


def labelled(folder, treebanks):
    """Yields (sentence, syllables) where there is one syllable a character."""
    add_packages(folder, 'g2pM')
    from g2pM import G2pM
    model = G2pM()
    for name in treebanks:
        for rows in word_rows(name):
            sentence = ''.join(columns[1] for columns in rows)
            if len(sentence) > 200:
                continue
            syllables = model(sentence, tone=True, char_split=True)
            if len(syllables) == len(sentence):
                yield sentence, syllables


def main():
    parser = parser_of(__doc__)
    parser.add_argument('folder', type=Path)
    parser.add_argument('treebanks', nargs='+')
    options = parser.parse_args()
    with gzip.open(options.folder / 'export' / 'zho.g2pm.tsv.gz', 'wt', encoding='utf-8') as out:
        for sentence, syllables in labelled(options.folder, options.treebanks):
            out.write(f'{sentence}\t{" ".join(syllables).replace("u:", "ü")}\n')


if __name__ == '__main__':
    main()
