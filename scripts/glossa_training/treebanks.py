"""Reads the CoNLL-U Plus treebanks of the data folder as surface units with one service tag each.

The service tags the text as written: a multiword token ("du", "zum", "can't") is one unit with the tag of its main part.
"""
import gzip
import re
import unicodedata

from .folders import data_folder

TAGS = ['ADJ', 'ADP', 'ADV', 'CONJ', 'DET', 'INTJ', 'NOUN', 'NUM', 'PART', 'PRON', 'PROPN', 'PUNCT', 'SCONJ', 'SYM', 'VERB', 'X']
TAG_INDEX = {tag: index for index, tag in enumerate(TAGS)}
# of a multiword token's parts the first of the highest rank is the main one (the same table as scripts/lib/treebanks.ts)
RANKS = {'NOUN': 5, 'PROPN': 5, 'VERB': 5, 'ADJ': 5, 'NUM': 5, 'X': 5, 'INTJ': 5, 'SYM': 5, 'ADV': 4, 'SCONJ': 3, 'AUX': 2, 'PRON': 2, 'ADP': 2, 'DET': 2, 'PART': 1, 'CCONJ': 1}
SEMITIC = ('ara', 'heb')
# words written together without a range row are one unit, but not in these
UNJOINED = ('zho', 'jpn', 'tha', 'kor')
# treebanks with a dev file only: every fourth sentence is validation, the others may be trained on
DEV_ONLY = ['fas-perdt', 'heb-iahltwiki', 'ita-vit', 'pol-pdb', 'por-porttinari', 'ron-simonero', 'tur-boun', 'tur-kenet', 'tur-penn']


def service_tag(upos):
    """The service's tag of a UD tag: no AUX, CONJ for CCONJ."""
    return {'AUX': 'VERB', 'CCONJ': 'CONJ'}.get(upos, upos)


def main_part(parts, language):
    """Index of the main part of a multiword token; `parts` is a list of (form, UPOS, lemma)."""
    best, best_rank = 0, -1
    for index, (form, upos, _lemma) in enumerate(parts):
        rank = RANKS.get(upos, 0)
        # Hebrew and Arabic write conjunctions and the article as prefixes of the word that matters
        if language in SEMITIC and index < len(parts) - 1 and len(form) <= 2 and upos in ('SCONJ', 'DET', 'CCONJ'):
            rank = 3 if language == 'ara' and upos == 'SCONJ' and index == len(parts) - 2 and parts[-1][1] == 'PRON' else 0
        longer = language in SEMITIC and rank == best_rank == 5 and len(form) > len(parts[best][0])
        if rank > best_rank or longer:
            best, best_rank = index, rank
    return best


def unit_of(parts, form, space, language):
    _form, upos, lemma = parts[main_part(parts, language)]
    return form, service_tag(upos), lemma, space


def is_split(form, language):
    """English ranges that the service reads as two tokens: "it's", "dog's"; not "don't", "cannot"."""
    return language == 'eng' and re.search("['\u2019](s|m|re|ve|ll|d)$", form, re.IGNORECASE) is not None


def elided(parts, form, language):
    """Restored Italian and Catalan files have ranges like "dell'acqua", which the service reads as "dell'" + "acqua": [(parts, form)]."""
    at = max(form.find("'"), form.find('\u2019')) + 1
    leading = 0
    while leading < len(parts) - 1 and parts[leading][1] in ('ADP', 'DET'):
        leading += 1
    if language in ('ita', 'cat', 'fra') and 1 < at < len(form) and leading and is_letter(form[at]):
        return [(parts[:leading], form[:at]), (parts[leading:], form[at:])]
    return [(parts, form)]


def is_letter(character):
    return unicodedata.category(character)[0] in 'LM'


def read_treebank(path, language):
    """Yields sentences: lists of (form, tag, lemma, space_after)."""
    with gzip.open(path, 'rt', encoding='utf-8') as lines:
        rows, ranged, limit = [], None, 0
        for line in lines:
            line = line.rstrip('\n')
            if not line:
                if rows:
                    yield units_of(rows, language)
                rows, ranged, limit = [], None, 0
            elif line[0] != '#':
                identifier, form, lemma, upos, _features, misc = line.split('\t')
                space = 'SpaceAfter=No' not in misc
                if '-' in identifier:
                    ranged, limit = (form, space, identifier), int(identifier.split('-')[1])
                else:
                    number = int(identifier)
                    rows.append(((form, upos, lemma), space, ranged if number <= limit else None, number == limit))
        if rows:
            yield units_of(rows, language)


def units_of(rows, language):
    """rows: [((form, UPOS, lemma), space_after, range or None, whether it ends the range)]."""
    groups, previous = [], None  # a group: [parts, form, space_after, whether a range]
    for part, space, ranged, ends in rows:
        if ranged and ranged is previous:
            groups[-1][0].append(part)
        elif ranged and not is_split(ranged[0], language):
            groups.append([[part], ranged[0], ranged[1]])
            previous = ranged
        else:
            last = groups[-1] if groups else None
            joins = last and not last[2] and not ranged and language not in UNJOINED and is_letter(last[1][-1]) and is_letter(part[0][0])
            if joins:
                last[0].append(part)
                last[1] += part[0]
                last[2] = space
            else:
                groups.append([[part], part[0], (ranged[1] if ends else False) if ranged else space])
            previous = None
    sentence = []
    for parts, form, space in groups:
        marks = []
        # some ranges take the full stop in: it is a unit of its own
        while len(parts) > 1 and parts[-1][1] == 'PUNCT' and form.endswith(parts[-1][0]) and len(form) > len(parts[-1][0]):
            marks.insert(0, ([parts[-1]], parts[-1][0]))
            form, parts = form[:-len(parts[-1][0])], parts[:-1]
        units = (elided(parts, form, language) if len(parts) > 1 else [(parts, form)]) + marks
        for number, (some, surface) in enumerate(units):
            sentence.append(unit_of(some, surface, space if number == len(units) - 1 else False, language))
    return sentence


def treebank_files(folders=('', 'gpl', 'nc')):
    """Every treebank file as (name, path): name is `<language>-<treebank>-<dev|train|um-train>`."""
    root = data_folder() / 'morphology' / 'treebanks'
    if not root.is_dir():
        raise FileNotFoundError(f'{root} is missing: set GLOSSA_DATA')
    return [(path.name.removesuffix('.conllup.gz'), path) for folder in folders for path in sorted((root / folder).glob('*.conllup.gz'))]


def load_split(name, path):
    """(training sentences, validation sentences) of one file: dev files are validation but for the treebanks of DEV_ONLY."""
    sentences = list(read_treebank(path, name[:3]))
    if not name.endswith('-dev'):
        return sentences, []
    if name.removesuffix('-dev') in DEV_ONLY:
        return [s for i, s in enumerate(sentences) if i % 4 != 3], sentences[3::4]
    return [], sentences


def word_rows(path):
    """Yields sentences as lists of the columns of their word lines; range rows are left out, sentences without words, too."""
    with gzip.open(path, 'rt', encoding='utf-8') as lines:
        rows = []
        for line in lines:
            columns = line.rstrip('\n').split('\t')
            if columns[0].isdigit():
                rows.append(columns)
            elif columns == [''] and rows:
                yield rows
                rows = []
        if rows:
            yield rows
