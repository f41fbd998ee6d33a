"""Lemmas by simplemma of every form in the dev treebanks, for scripts/tagger/evaluate.ts.

Usage: python scripts/morphology/simplemma-baseline.py <folder of export-dictionaries.py> <treebank folder> [lang...]
Output: <folder>/export/<lang>.simplemma.tsv.gz with form, lemma.
"""
import gzip
import pathlib
import sys

folder, treebanks = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
sys.path.insert(0, str(folder / 'simplemma'))
import simplemma  # noqa: E402

CODES = {
    'bul': 'bg', 'cat': 'ca', 'ces': 'cs', 'dan': 'da', 'deu': 'de', 'ell': 'el', 'eng': 'en', 'est': 'et', 'fas': 'fa', 'fin': 'fi', 'fra': 'fr', 'heb': 'he',
    'hin': 'hi', 'hrv': 'hbs', 'hun': 'hu', 'ind': 'id', 'ita': 'it', 'lav': 'lv', 'lit': 'lt', 'nld': 'nl', 'nno': 'nn', 'nob': 'nb', 'pol': 'pl', 'por': 'pt',
    'ron': 'ro', 'rus': 'ru', 'slk': 'sk', 'slv': 'sl', 'spa': 'es', 'srp': 'hbs', 'swe': 'sv', 'tur': 'tr', 'ukr': 'uk',
}
for language in sys.argv[3:] or CODES:
    forms = set()
    for path in [*treebanks.glob(f'{language}-*-dev.conllup.gz'), *treebanks.glob(f'*/{language}-*-dev.conllup.gz')]:
        for line in gzip.open(path, 'rt', encoding='utf-8'):
            columns = line.split('\t')
            if len(columns) == 6:
                forms.add(columns[1])
    with gzip.open(folder / 'export' / f'{language}.simplemma.tsv.gz', 'wt', encoding='utf-8') as file:
        for form in sorted(forms):
            file.write(f'{form}\t{simplemma.lemmatize(form, lang=CODES[language])}\n')
    print(language, len(forms), flush=True)
