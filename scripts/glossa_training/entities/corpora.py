"""The entity corpora of the data folder: their types and styles, how much of each is learned from, and the reader of their BIO files."""
import gzip
from dataclasses import dataclass, field
from pathlib import Path

from ..folders import data_folder, required

CORE = ('PERSON', 'LOCATION', 'ORGANIZATION')
NAMES = ('PRODUCT', 'TITLE', 'NATIONALITY', 'RELIGION', 'EVENT', 'WORK_OF_ART', 'NORP', 'LAW', 'LANGUAGE', 'MISC')
AMOUNTS = ('TEMPORAL:DATE', 'TEMPORAL:TIME', 'IDENTIFIER:MONEY', 'IDENTIFIER:NUMBER', 'PERCENT', 'QUANTITY', 'ORDINAL')
TYPES = CORE + NAMES + AMOUNTS
LABELS = ['O'] + [f'{mark}-{kind}' for kind in TYPES for mark in 'BI']
LABEL_INDEX = {label: index for index, label in enumerate(LABELS)}
STYLES = ('default', 'social media', 'historical', 'government and legal', 'automatic', 'lower case', 'common nouns')
DEFAULT, SOCIAL, HISTORICAL, LEGAL, AUTOMATIC, LOWER, NOUNS = range(len(STYLES))
STYLE_OF = {'eng.btc': SOCIAL, 'eng.wnut17': SOCIAL, 'deu.ler': LEGAL, 'eng.multiner_gov': LEGAL, 'tam.multiner_gov': LEGAL, 'eng.sec_filings': LEGAL,
            'fra.wikiann': AUTOMATIC, 'eng.gum_derived': AUTOMATIC, 'eng.gum_derived_nc': AUTOMATIC, 'ind.nerp': LOWER, 'ben.bannerd': NOUNS}
# words of one whole run's data for each corpus, in thousands; corpora not named give what they have up to OTHER
QUOTAS = {'eng.uner_ewt': 190, 'eng.wikigold': 94, 'eng.btc': 170, 'eng.wnut17': 105, 'eng.gum_derived': 20, 'eng.multiner_gov': 15, 'eng.sec_filings': 10,
          'eng-web.taught': 250, 'eng-web.taught_posts': 250,
          'hun.nerkor': 180, 'tur.wiki_ner': 150, 'nor.norne_nob': 115, 'nor.norne_nno': 40, 'fin.turku_ner': 130, 'swe.uner_talbanken': 67,
          'swe.webbnyheter2012': 100, 'por.uner_bosque': 130, 'hrv.uner_set': 110, 'srp.uner_set': 90, 'slk.uner_snk': 85, 'dan.uner_ddt': 90,
          'jpn.stockmark_wiki': 100, 'jpn.ud_gsd_ne': 100, 'kor.klue': 100, 'kor.kmou': 40, 'deu.germeval2014': 85, 'deu.ler': 30, 'deu.europeana_de_lft': 12,
          'deu.europeana_de_onb': 10, 'deu.europeana_de_sbb': 12, 'zho-hans.uner_gsdsimp': 98, 'zho-hant.uner_gsd': 50, 'ron.ronec': 90, 'lav.fullstack': 110,
          'hin.hiner': 80, 'hin.il_ner': 30, 'urd.il_ner': 110, 'tha.thainer': 110, 'tha.scb_nner_sample': 11, 'ind.idner_news2k': 45, 'ind.nergrit': 56,
          'ind.nerp': 25, 'ara.aqmar': 57, 'ara.newsfane': 100, 'rus.factrueval2016': 58, 'rus.nerel': 50, 'rus.slavicner': 30, 'ben.bannerd': 25,
          'bul.slavicner': 35, 'ces.slavicner': 35, 'ell.elner18': 35, 'fra.wikiann': 40, 'fra.europeana_fr_bnf': 15, 'nld.conll2002': 50,
          'nld.europeana_nl_kb': 12, 'pol.slavicner': 30, 'pol.kpwr_n82': 40, 'slv.slavicner': 30, 'spa.conll2002': 50, 'tam.multiner_gov': 15,
          'ukr.ner_uk2': 40, 'ukr.slavicner': 20, 'fas.arman': 40, 'heb.nemo': 45, 'tel.il_ner': 30, 'eng.gum_derived_nc': 20, 'ita.kind_degasperi': 15, 'ita.kind_fiction': 15, 'ita.kind_moro': 15, 'ita.kind_wikinews': 30}
OTHER = 60
UNSPACED = ('zho', 'jpn', 'tha')
UNCASED = ('ara', 'ben', 'fas', 'heb', 'hin', 'jpn', 'kor', 'tam', 'tel', 'tha', 'urd', 'zho')  # languages without letter case
CHUNK = 12  # sentences
FOLDERS = ('ner', 'nc', 'gpl')  # free, non-commercial, copyleft
CHARACTER_CORPORA = ('jpn.stockmark_wiki', 'tha.thainer')  # annotated on characters: read as the words that the service's tokenizer cuts
MAPPED = {'PER': 'PERSON', 'LOC': 'LOCATION', 'GPE': 'LOCATION', 'ORG': 'ORGANIZATION', 'D&T': 'TEMPORAL:DATE', 'NUM': 'IDENTIFIER:NUMBER', 'UNIT': 'QUANTITY',
          'T&T': 'TITLE', 'IDENTIFIER:DISTANCE': 'QUANTITY'}


@dataclass
class Sentence:
    forms: list
    tags: list  # BIO tags of TYPES, HANDLE marks kept
    spaces: list  # white space after the word; None: the source does not say
    spans: list | None = None  # gold spans in code points of the text, where words were cut by us


@dataclass
class Corpus:
    name: str
    documents: list  # lists of sentences
    roles: frozenset = frozenset()  # words that are no names whatever their tag says
    words: int = 0
    own_names: object = None  # swaps.OwnNames, where its names are exchanged among themselves
    targets: dict = field(default_factory=dict)  # tag: index into the table of allowed labels

    @property
    def language(self):
        return self.name[:3]

    @property
    def is_tagged(self):
        """Whether a person tagged it: the words of other text point to rows of probabilities."""
        return '.taught' not in self.name

    @property
    def is_written(self):
        """Whether its texts were written for this project."""
        return self.name.endswith('.written')

    @property
    def style(self):
        if self.name.endswith('.taught_posts'):
            return SOCIAL
        return HISTORICAL if 'europeana' in self.name else STYLE_OF.get(self.name, DEFAULT)


def corpus_files(split, words_folder=None, folders=FOLDERS, wanted=None):
    """(name, path) of every corpus file of a split (`wanted`: these corpora or languages alone); in WORDS_FOLDER lie those of CHARACTER_CORPORA
    (scripts/entities/neural/character-words.ts) and the texts written for this project (written-words.ts)."""
    data = data_folder() / 'entities'
    for folder in folders:
        for path in sorted(required(data / folder, 'set GLOSSA_DATA').glob(f'*.{split}.conll.gz')):
            name = path.name.removesuffix(f'.{split}.conll.gz')
            # other genres of a free corpus
            name += '_nc' if name == 'eng.gum_derived' and folder == 'nc' else ''
            if wanted and name not in wanted and name[:3] not in wanted:
                continue
            if words_folder and name in CHARACTER_CORPORA:
                path = required(Path(words_folder, path.name), 'run scripts/entities/neural/character-words.ts first')
            yield name, path
    for path in sorted(Path(words_folder).glob(f'*.written.{split}.conll.gz')) if words_folder else ():
        name = path.name.removesuffix(f'.{split}.conll.gz')
        if not wanted or name in wanted or name[:3] in wanted:
            yield name, path


def mapped(tag):
    mark, _, kind = tag.partition('-')
    kind = MAPPED.get(kind, kind)
    return f'{mark}-{kind}' if kind in TYPES or kind == 'HANDLE' else 'O'


def mark_handles(sentence):
    """The word after an `@` that is tagged as a handle belongs to the handle."""
    for index, (form, tag) in enumerate(zip(sentence.forms, sentence.tags)):
        if tag == 'B-HANDLE' and form == '@' and index + 1 < len(sentence.tags):
            sentence.tags[index + 1] = 'I-HANDLE'


def read_corpus(path):
    """Documents of a .conll.gz file, cut into chunks of at most CHUNK sentences."""
    documents, sentence, spans = [], Sentence([], [], []), None
    with gzip.open(path, 'rt', encoding='utf-8') as lines:
        for line in lines:
            if '\t' in line:
                fields = line.rstrip('\n').split('\t')
                sentence.forms.append(fields[0])
                sentence.tags.append(mapped(fields[1]))
                sentence.spaces.append(fields[2] == '_' if len(fields) > 2 else None)
            elif line.startswith('# spans = '):
                spans = [(int(start), int(end), kind) for start, end, kind in (span.split(' ') for span in line[10:].strip().split(';') if span)]
            elif line.startswith('# doc'):
                documents.append([])
            elif line == '\n' and sentence.forms:
                mark_handles(sentence)
                if not documents or len(documents[-1]) == CHUNK:
                    documents.append([])
                sentence.spans = spans
                documents[-1].append(sentence)
                sentence, spans = Sentence([], [], []), None
    if sentence.forms:
        documents[-1].append(sentence)
    return [document for document in documents if document]


def by_pieces(sentence, pieces):
    """Korean is annotated on characters and particles are written on to names: the units are the encoder's pieces of each word."""
    text, starts, tags, spans = '', [], [], []
    for form, tag, space in zip(sentence.forms, sentence.tags, sentence.spaces):
        starts.append(len(text))
        if tag[0] == 'B':
            spans.append([len(text), len(text) + len(form), tag[2:]])
        elif tag[0] == 'I' and spans:
            spans[-1][1] = len(text) + len(form)
        tags.extend([tag] + [tag.replace('B-', 'I-')] * (len(form) - 1))
        text += form
        if space:
            text += ' '
            tags.append('O')
    found, at, last = Sentence([], [], [], [tuple(span) for span in spans]), 0, 'O'
    for word in text.split(' '):
        cuts = sorted({start for start, _end in pieces.spaced.encode(word, add_special_tokens=False).offsets} | {0})
        for start, end in zip(cuts, cuts[1:] + [len(word)]):
            inside = tags[at + start:at + end]
            if not inside:
                continue
            kinds = [tag[2:] for tag in inside]
            kind = max(kinds, key=kinds.count)
            if kind:
                found.tags.append(f"{'I' if last == kind and f'B-{kind}' not in inside else 'B'}-{kind}")
            else:
                found.tags.append('O')
            last = kind
            found.forms.append(word[start:end])
            found.spaces.append(end == len(word))
        at += len(word) + 1
    return found


def load_corpora(split, pieces, words_folder, wanted=None, folders=FOLDERS):
    """All corpora of a split, Korean ones cut into pieces."""
    found = []
    for name, path in corpus_files(split, words_folder, folders, wanted):
        corpus = Corpus(name, read_corpus(path))
        if corpus.language == 'kor':
            corpus.documents = [[by_pieces(sentence, pieces) for sentence in document] for document in corpus.documents]
        corpus.words = sum(len(sentence.forms) for document in corpus.documents for sentence in document)
        found.append(corpus)
    return found
