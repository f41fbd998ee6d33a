"""Writes the dictionaries of Python packages as plain tables for the taggers, the lemmatizers, readings and compounds.

    python scripts/tagger/export-dictionaries.py DICTIONARIES_DIR [LANGUAGE...]

DICTIONARIES_DIR has the unpacked wheels (pins in scripts/requirements.txt): simplemma, spacy_lookups_data, wordfreq, and under python/ pymorphy3 with its
dictionaries and msgpack. Output, under DICTIONARIES_DIR/export:
  <lang>.lemmas.tsv.gz     form, lemma, UPOS or _, source
  <lang>.frequency.tsv.gz  word, count per 10^9 (wordfreq)
  <lang>.clusters.tsv.gz   word, cluster number (Brown clusters shipped with spaCy's lookups: eng deu spa)
"""
import gzip
import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.dictionaries import add_packages, wordfreq_bins  # noqa: E402
from glossa_training.folders import required  # noqa: E402
from glossa_training.program import parser_of  # noqa: E402

LANGUAGES = {
    'ara': 'ar', 'bul': 'bg', 'cat': 'ca', 'ces': 'cs', 'dan': 'da', 'deu': 'de', 'ell': 'el', 'eng': 'en', 'est': 'et', 'fas': 'fa', 'fin': 'fi',
    'fra': 'fr', 'heb': 'he', 'hin': 'hi', 'hrv': 'hr', 'hun': 'hu', 'ind': 'id', 'ita': 'it', 'jpn': 'ja', 'kor': 'ko', 'lav': 'lv', 'lit': 'lt',
    'nld': 'nl', 'nno': 'nn', 'nob': 'nb', 'pol': 'pl', 'por': 'pt', 'ron': 'ro', 'rus': 'ru', 'slk': 'sk', 'slv': 'sl', 'spa': 'es', 'srp': 'sr',
    'swe': 'sv', 'tur': 'tr', 'ukr': 'uk', 'urd': 'ur', 'vie': 'vi', 'zho': 'zh',
}
SIMPLEMMA = {**LANGUAGES, 'srp': 'hbs', 'hrv': 'hbs'}
# wordfreq has no Estonian list
WORDFREQ = {**{language: code for language, code in LANGUAGES.items() if language != 'est'}, 'srp': 'sh', 'hrv': 'sh', 'nno': 'nb'}
POS = {'noun': 'NOUN', 'verb': 'VERB', 'adj': 'ADJ', 'adv': 'ADV', 'aux': 'VERB', 'adp': 'ADP', 'det': 'DET', 'num': 'NUM', 'part': 'PART', 'pron': 'PRON',
       'propn': 'PROPN', 'cconj': 'CONJ', 'sconj': 'SCONJ', 'intj': 'INTJ'}


def simplemma_rows(folder, language):
    from simplemma.strategies.dictionaries import dictionary_factory as factory
    code = SIMPLEMMA.get(language)
    if code not in factory.SUPPORTED_LANGUAGES:
        return
    for form, lemma in factory._load_dictionary_from_disk(code).items():
        yield form.decode(), lemma.decode(), '_', 'simplemma'


def spacy_data(folder):
    return required(folder / 'spacy_lookups_data' / 'spacy_lookups_data' / 'data', 'unpack spacy-lookups-data there (scripts/requirements.txt)')


def spacy_rows(folder, language):
    code = LANGUAGES.get(language)
    data = spacy_data(folder)
    for path in sorted(data.glob(f'{code}_lemma_lookup*.json.gz')):
        kind = path.name[len(f'{code}_lemma_lookup'):-len('.json.gz')].strip('_')
        tag = POS.get(kind, '_')
        for form, lemma in json.loads(gzip.open(path).read()).items():
            for one in [lemma] if isinstance(lemma, str) else lemma[:1]:
                yield form, one, tag, 'spacy-lookups'
    path = data / f'{code}_lemma_exc.json.gz'
    if path.exists():
        for kind, table in json.loads(gzip.open(path).read()).items():
            for form, lemmas in table.items():
                yield form, lemmas[0], POS.get(kind, '_'), 'spacy-exc'
    path = data / f'{code}_lemma_index.json.gz'
    if path.exists():
        for kind, lemmas in json.loads(gzip.open(path).read()).items():
            for lemma in lemmas:
                yield lemma, lemma, POS.get(kind, '_'), 'spacy-index'


OPENCORPORA = {'NOUN': 'NOUN', 'ADJF': 'ADJ', 'ADJS': 'ADJ', 'COMP': 'ADJ', 'VERB': 'VERB', 'INFN': 'VERB', 'PRTF': 'VERB', 'PRTS': 'VERB', 'GRND': 'VERB',
               'NUMR': 'NUM', 'ADVB': 'ADV', 'NPRO': 'PRON', 'PRED': 'ADV', 'PREP': 'ADP', 'CONJ': 'CONJ', 'PRCL': 'PART', 'INTJ': 'INTJ'}


def pymorphy_rows(folder, language, known):
    code = {'rus': 'ru', 'ukr': 'uk'}.get(language)
    if code is None:
        return
    import pymorphy3
    path = required(folder / 'python' / f'pymorphy3_dicts_{code}' / 'data', 'install the package there (scripts/requirements.txt)')
    analyzer = pymorphy3.MorphAnalyzer(path=str(path), lang=code)
    for form, tag, lemma, _, _ in analyzer.dictionary.iter_known_words():
        if form not in known:
            continue
        upos = OPENCORPORA.get(str(tag.POS), '_')
        grammemes = tag.grammemes
        if upos == 'NOUN' and grammemes & {'Name', 'Surn', 'Patr', 'Geox', 'Orgn', 'Trad'} or 'prop' in grammemes:
            upos = 'PROPN'
        if 'Apro' in grammemes:
            upos = 'DET'
        yield form, lemma, upos, 'pymorphy'


def frequency(folder, language):
    """Words with their counts per 10^9; empty for languages that wordfreq does not have."""
    if language not in WORDFREQ:
        return {}
    bins = wordfreq_bins(folder, WORDFREQ[language])
    return {word: 10 ** (-index / 100) * 1e9 for index, words in enumerate(bins) for word in words}


def export(folder, language):
    out = folder / 'export'
    counts = frequency(folder, language)
    if counts:
        with gzip.open(out / f'{language}.frequency.tsv.gz', 'wt', encoding='utf-8', compresslevel=3) as file:
            for word, count in counts.items():
                file.write(f'{word}\t{count:.2f}\n')
    rows = 0
    with gzip.open(out / f'{language}.lemmas.tsv.gz', 'wt', encoding='utf-8', compresslevel=3) as file:
        for source in (simplemma_rows(folder, language), spacy_rows(folder, language), pymorphy_rows(folder, language, counts)):
            for row in source:
                if '\t' not in row[0] and '\t' not in row[1] and row[0] and row[1]:
                    file.write('\t'.join(row) + '\n')
                    rows += 1
    path = spacy_data(folder) / f'{LANGUAGES.get(language)}_lexeme_cluster.json.gz'
    if path.exists():
        with gzip.open(out / f'{language}.clusters.tsv.gz', 'wt', encoding='utf-8', compresslevel=3) as file:
            for word, cluster in json.loads(gzip.open(path).read()).items():
                file.write(f'{word}\t{cluster}\n')
    print(language, len(counts), rows, flush=True)


def main():
    parser = parser_of(__doc__)
    parser.add_argument('folder', type=Path)
    parser.add_argument('languages', nargs='*')
    options = parser.parse_args()
    add_packages(options.folder, 'simplemma', 'wordfreq', 'python')
    (options.folder / 'export').mkdir(exist_ok=True)
    for language in options.languages or LANGUAGES:
        export(options.folder, language)


if __name__ == '__main__':
    main()
