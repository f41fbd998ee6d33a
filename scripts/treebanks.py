"""Reads the CoNLL-U Plus treebanks of the data folder as surface units with one service tag each.

The service tags the text as written: a multiword token ("du", "zum", "can't") is one unit with the tag of its main part.
Shared by the Python trainers (`train-morphology-teacher.py`, `label-silver.py`, `train-hebrew-dnn.py`).
"""
import gzip
import os
import unicodedata
from pathlib import Path

TAGS = ['ADJ', 'ADP', 'ADV', 'CONJ', 'DET', 'INTJ', 'NOUN', 'NUM', 'PART', 'PRON', 'PROPN', 'PUNCT', 'SCONJ', 'SYM', 'VERB', 'X']
TAG_INDEX = {tag: index for index, tag in enumerate(TAGS)}
# the main part of a multiword token is the first part of the earliest class here; other classes only count when none of these occurs
CONTENT = ['VERB', 'NOUN', 'PROPN', 'ADJ', 'NUM', 'ADV', 'AUX']
# treebanks with a dev file only: every fourth sentence is validation, the others may be trained on
DEV_ONLY = ['fas-perdt', 'heb-iahltwiki', 'ita-vit', 'pol-pdb', 'por-porttinari', 'ron-simonero', 'tur-boun', 'tur-kenet', 'tur-penn']


def service_tag(upos):
    """The service's tag of a UD tag: no AUX, CONJ for CCONJ."""
    return {'AUX': 'VERB', 'CCONJ': 'CONJ'}.get(upos, upos)


def main_part(parts):
    """Index of the main part of a multiword token; `parts` is a list of (form, UPOS)."""
    conjunction = any(upos == 'SCONJ' for _form, upos in parts)
    for wanted in CONTENT:
        for index, (_form, upos) in enumerate(parts):
            if upos == wanted and not (conjunction and upos == 'AUX'):
                return index
    if parts[0][1] == 'ADP':
        # "du", "della", "zum" are ADP + DET; with another word ("dele", "auquel") the longer part decides, the preposition at a tie
        parts = [(form, upos) for form, upos in parts if upos != 'DET'] or parts
    lengths = [len(form.replace('_', '')) for form, _upos in parts]
    return lengths.index(max(lengths))


def merge_units(parts):
    """One unit of several words: (form, tag, lemma) of the main part with the joined surface left to the caller."""
    core = main_part([(form, upos) for form, upos, _lemma in parts])
    return service_tag(parts[core][1]), parts[core][2]


def is_word(form):
    return any(unicodedata.category(character)[0] in 'LM' for character in form)


def read_treebank(path, join_unspaced=False):
    """Yields sentences: lists of (form, tag, lemma, space_after). With `join_unspaced` words written together are one unit (Arabic
    treebanks without range rows)."""
    sentence, words, limit, ranged = [], [], 0, None

    def close(form, space):
        # some ranges take the full stop in: it is a unit of its own
        mark = words[-1] if len(words) > 1 and words[-1][1] == 'PUNCT' and form.endswith(words[-1][0]) and len(form) > len(words[-1][0]) else None
        if mark:
            words.pop()
            tag, lemma = merge_units(words)
            sentence.append((form[:-len(mark[0])], tag, lemma, False))
            words[:] = [mark]
            form = mark[0]
        tag, lemma = merge_units(words)
        sentence.append((form, tag, lemma, space))
        words.clear()

    with gzip.open(path, 'rt', encoding='utf-8') as lines:
        for line in lines:
            line = line.rstrip('\n')
            if not line:
                if sentence:
                    yield join_words(sentence) if join_unspaced else sentence
                sentence, words, limit, ranged = [], [], 0, None
                continue
            if line[0] == '#':
                continue
            identifier, form, lemma, upos, _features, misc = line.split('\t')
            space = 'SpaceAfter=No' not in misc
            if '-' in identifier:
                limit = int(identifier.split('-')[1])
                ranged = (form, space)
                continue
            words.append((form, upos, lemma))
            if ranged is None:
                close(form, space)
            elif int(identifier) == limit:
                close(*ranged)
                ranged = None
    if sentence:
        yield join_words(sentence) if join_unspaced else sentence


def join_words(sentence):
    joined, group = [], []
    for index, (form, tag, lemma, space) in enumerate(sentence):
        group.append((form, tag, lemma))
        following = sentence[index + 1][0] if index + 1 < len(sentence) else ''
        if not space and is_word(form) and is_word(following):
            continue
        core = main_part([(part, upos) for part, upos, _lemma in group])
        joined.append((''.join(part for part, _upos, _lemma in group), group[core][1], group[core][2], space))
        group = []
    return joined


def data_folder():
    return Path(os.environ.get('GLOSSA_DATA', '../shared/data'))


def treebank_files(folders=('', 'gpl', 'nc')):
    """Every treebank file as (name, path): name is `<language>-<treebank>-<dev|train|um-train>`."""
    root = data_folder() / 'morphology' / 'treebanks'
    return [(path.name.removesuffix('.conllup.gz'), path) for folder in folders for path in sorted((root / folder).glob('*.conllup.gz'))]


def load_split(name, path):
    """(training sentences, validation sentences) of one file: dev files are validation but for the treebanks of DEV_ONLY."""
    sentences = list(read_treebank(path, join_unspaced=name.startswith('ara-')))
    if not name.endswith('-dev'):
        return sentences, []
    if name.removesuffix('-dev') in DEV_ONLY:
        return [s for i, s in enumerate(sentences) if i % 4 != 3], sentences[3::4]
    return [], sentences
