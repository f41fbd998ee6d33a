"""Lemmas by simplemma of every form in the dev treebanks: the baseline of scripts/tagger/evaluate.ts.

    python scripts/lemma/export-simplemma.py DICTIONARIES_DIR [LANGUAGE...]

DICTIONARIES_DIR as for scripts/tagger/export-dictionaries.py. Output: DICTIONARIES_DIR/export/<lang>.simplemma.tsv.gz with form, lemma.
"""
import gzip
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.dictionaries import add_packages  # noqa: E402
from glossa_training.program import parser_of  # noqa: E402
from glossa_training.treebanks import treebank_files, word_rows  # noqa: E402

CODES = {
    'bul': 'bg', 'cat': 'ca', 'ces': 'cs', 'dan': 'da', 'deu': 'de', 'ell': 'el', 'eng': 'en', 'est': 'et', 'fas': 'fa', 'fin': 'fi', 'fra': 'fr', 'heb': 'he',
    'hin': 'hi', 'hrv': 'hbs', 'hun': 'hu', 'ind': 'id', 'ita': 'it', 'lav': 'lv', 'lit': 'lt', 'nld': 'nl', 'nno': 'nn', 'nob': 'nb', 'pol': 'pl', 'por': 'pt',
    'ron': 'ro', 'rus': 'ru', 'slk': 'sk', 'slv': 'sl', 'spa': 'es', 'srp': 'hbs', 'swe': 'sv', 'tur': 'tr', 'ukr': 'uk',
}


def export(folder, language):
    import simplemma
    forms = {columns[1] for name, path in treebank_files() if name.startswith(f'{language}-') and name.endswith('-dev') for rows in word_rows(path) for columns in rows}
    with gzip.open(folder / 'export' / f'{language}.simplemma.tsv.gz', 'wt', encoding='utf-8') as file:
        for form in sorted(forms):
            file.write(f'{form}\t{simplemma.lemmatize(form, lang=CODES[language])}\n')
    print(language, len(forms), flush=True)


def main():
    parser = parser_of(__doc__)
    parser.add_argument('folder', type=Path)
    parser.add_argument('languages', nargs='*')
    options = parser.parse_args()
    (options.folder / 'export').mkdir(exist_ok=True)
    add_packages(options.folder, 'simplemma')
    for language in options.languages or CODES:
        export(options.folder, language)


if __name__ == '__main__':
    main()
