"""Writes the dictionaries of Python packages as plain tables for scripts/tagger/train.ts.

Input: a folder with the unpacked wheels (pins in scripts/requirements.txt): simplemma, spacy_lookups_data, wordfreq, pymorphy3_dicts_ru, pymorphy3_dicts_uk.
Output, under <folder>/export:
  <lang>.lemmas.tsv.gz     form, lemma, UPOS or _, source
  <lang>.frequency.tsv.gz  word, count per 10^9 (wordfreq)
  <lang>.clusters.tsv.gz   word, cluster number (Brown clusters shipped with spaCy's lookups: eng deu spa)
Usage: python scripts/morphology/export-dictionaries.py <folder> [lang...]
"""
import gzip
import json
import lzma
import math
import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
out = folder / 'export'
out.mkdir(exist_ok=True)
sys.path[:0] = [str(folder / name) for name in ('simplemma', 'wordfreq', 'python')]

LANGUAGES = {
    'ara': 'ar', 'bul': 'bg', 'cat': 'ca', 'ces': 'cs', 'dan': 'da', 'deu': 'de', 'ell': 'el', 'eng': 'en', 'est': 'et', 'fas': 'fa', 'fin': 'fi',
    'fra': 'fr', 'heb': 'he', 'hin': 'hi', 'hrv': 'hr', 'hun': 'hu', 'ind': 'id', 'ita': 'it', 'jpn': 'ja', 'kor': 'ko', 'lav': 'lv', 'lit': 'lt',
    'nld': 'nl', 'nno': 'nn', 'nob': 'nb', 'pol': 'pl', 'por': 'pt', 'ron': 'ro', 'rus': 'ru', 'slk': 'sk', 'slv': 'sl', 'spa': 'es', 'srp': 'sr',
    'swe': 'sv', 'tur': 'tr', 'ukr': 'uk', 'urd': 'ur', 'vie': 'vi', 'zho': 'zh',
}
SIMPLEMMA = {**LANGUAGES, 'srp': 'hbs', 'hrv': 'hbs'}
WORDFREQ = {**LANGUAGES, 'srp': 'sh', 'hrv': 'sh', 'nno': 'nb'}
POS = {'noun': 'NOUN', 'verb': 'VERB', 'adj': 'ADJ', 'adv': 'ADV', 'aux': 'VERB', 'adp': 'ADP', 'det': 'DET', 'num': 'NUM', 'part': 'PART', 'pron': 'PRON',
       'propn': 'PROPN', 'cconj': 'CONJ', 'sconj': 'SCONJ', 'intj': 'INTJ'}


def simplemma_rows(language):
    from simplemma.strategies.dictionaries import dictionary_factory as factory
    code = SIMPLEMMA.get(language)
    if code not in factory.SUPPORTED_LANGUAGES:
        return
    for form, lemma in factory._load_dictionary_from_disk(code).items():
        yield form.decode(), lemma.decode(), '_', 'simplemma'


def spacy_rows(language):
    code = LANGUAGES.get(language)
    data = folder / 'spacy_lookups_data' / 'spacy_lookups_data' / 'data'
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


def pymorphy_rows(language, known):
    code = {'rus': 'ru', 'ukr': 'uk'}.get(language)
    if code is None:
        return
    import pymorphy3
    path = folder / 'python' / f'pymorphy3_dicts_{code}' / 'data'
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


def frequency(language):
    import msgpack
    code = WORDFREQ.get(language)
    table = {}
    for size in ('large', 'small'):
        path = folder / 'wordfreq' / 'wordfreq' / 'data' / f'{size}_{code}.msgpack.gz'
        if path.exists():
            bins = msgpack.load(gzip.open(path), raw=False)[1:]
            for index, words in enumerate(bins):
                for word in words:
                    table[word] = 10 ** (-index / 100) * 1e9
            break
    return table


for language in sys.argv[2:] or LANGUAGES:
    counts = frequency(language)
    if counts:
        with gzip.open(out / f'{language}.frequency.tsv.gz', 'wt', encoding='utf-8', compresslevel=3) as file:
            for word, count in counts.items():
                file.write(f'{word}\t{count:.2f}\n')
    rows = 0
    with gzip.open(out / f'{language}.lemmas.tsv.gz', 'wt', encoding='utf-8', compresslevel=3) as file:
        for source in (simplemma_rows(language), spacy_rows(language), pymorphy_rows(language, counts)):
            for row in source:
                if '\t' not in row[0] and '\t' not in row[1] and row[0] and row[1]:
                    file.write('\t'.join(row) + '\n')
                    rows += 1
    path = folder / 'spacy_lookups_data' / 'spacy_lookups_data' / 'data' / f'{LANGUAGES.get(language)}_lexeme_cluster.json.gz'
    if path.exists():
        with gzip.open(out / f'{language}.clusters.tsv.gz', 'wt', encoding='utf-8', compresslevel=3) as file:
            for word, cluster in json.loads(gzip.open(path).read()).items():
                file.write(f'{word}\t{cluster}\n')
    print(language, len(counts), rows, flush=True)
