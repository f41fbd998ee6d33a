"""Words, content words, pieces and windows of a text.

What is done to a text here is done again by src/categories/ (words.ts, windows.ts, word-scores.ts); test/fixtures/categories-words.json (made by
scripts/categories/fixture.py) holds both to the same.
"""
import json
import re
import unicodedata

import numpy as np
from tokenizers import Tokenizer

from ..folders import data_folder

WINDOW = 64  # pieces of a window with its two marks
LEAST_WINDOWS, MOST_WINDOWS, WORDS_A_WINDOW = 4, 12, 150
FIRST_WINDOW = 2  # weight of the first window, where a text says what it is about; the others have 1
LETTERS_A_WORD = 128
PIECES_A_WORD = 32
BUCKET_BITS = 17
QUOTES = str.maketrans({'\u2018': "'", '\u2019': "'", '\u201c': '"', '\u201d': '"', '\u2013': '-', '\u2014': '-', '\u2026': '.'})
WORD = re.compile(r'\S{1,%d}' % LETTERS_A_WORD)
TERM = re.compile('[a-z]{2,24}')
# the white space of JavaScript's \s, which is not quite Python's
SPACES = re.compile('[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff\x1c-\x1f\x85]')


def words_of(text):
    """The text between white space, in parts of at most LETTERS_A_WORD; addresses of pages and mail are left out, quotes and dashes are those of ASCII."""
    found = WORD.findall(SPACES.sub(' ', text.translate(QUOTES)))
    return [word for word in found if not is_address(word)]


def is_address(word):
    low = word.lower()
    return '://' in low or low.startswith('www.') or ('@' in low[1:] and '.' in low)


def terms_of(words, stop_words):
    """Content words in lower case without accents: what is left when stop words, punctuation and numbers are gone."""
    plain = ' '.join(words).lower().replace("'", '')
    if not plain.isascii():
        plain = ''.join(c for c in unicodedata.normalize('NFD', plain) if not '\u0300' <= c <= '\u036f')
    return [term for term in TERM.findall(plain) if term not in stop_words]


def load_stop_words():
    return {line.strip().replace("'", '') for line in (data_folder() / 'categories' / 'stopwords_en.txt').read_text(encoding='utf-8').splitlines() if line.strip()}


def hash_of(term, seed=0x811c9dc5):
    """FNV-1a, 32 bits, over the letters."""
    value = seed
    for letter in term.encode('ascii'):
        value = ((value ^ letter) * 0x01000193) & 0xffffffff
    return value


class Hasher:
    """Buckets of content words and of neighbouring pairs."""

    def __init__(self):
        self.memory = {}

    def buckets(self, terms):
        """(bucket, times) of each different word and pair."""
        memory = self.memory
        hashes = []
        for term in terms:
            value = memory.get(term)
            if value is None:
                value = memory[term] = hash_of(term)
            hashes.append(value)
        singles = np.array(hashes, np.uint32)
        pairs = (singles[:-1] * np.uint32(0x9e3779b1)) ^ singles[1:]
        every = np.concatenate([singles, pairs * np.uint32(0x85ebca6b)])
        every ^= every >> np.uint32(15)
        return np.unique(every & np.uint32((1 << BUCKET_BITS) - 1), return_counts=True)


def cut_tokenizer(description):
    """The tokenizer without reserved pieces and without letters of other scripts than Latin: (description, rows of the embedding in the order of the new ids)."""
    vocabulary = description['model']['vocab']
    names = {token['content'] for token in description['added_tokens']} - {'[MASK]'}

    def is_kept(piece):
        if piece in names:
            return True
        if piece.startswith('[unused') or piece == '[MASK]':
            return False
        return all(not c.isalpha() or unicodedata.name(c, '').startswith('LATIN') for c in piece.removeprefix('##'))

    rows = sorted(index for piece, index in vocabulary.items() if is_kept(piece))
    by_index = {index: piece for piece, index in vocabulary.items()}
    new = {by_index[row]: index for index, row in enumerate(rows)}
    cut = {**description, 'truncation': None, 'padding': None, 'post_processor': None, 'decoder': None,
           'added_tokens': [],  # a text that has "[SEP]" in it has three pieces there
           'model': {**description['model'], 'vocab': new}}
    return cut, rows


class Pieces:
    """Ids of the pieces of a word, remembered."""

    def __init__(self, description):
        self.tokenizer = Tokenizer.from_str(json.dumps(description))
        vocabulary = description['model']['vocab']
        self.padding, self.unknown, self.begin, self.end = (vocabulary[name] for name in ('[PAD]', '[UNK]', '[CLS]', '[SEP]'))
        self.memory = {}

    def of(self, word):
        found = self.memory.get(word)
        if found is None:
            found = self.memory[word] = self.tokenizer.encode(word, add_special_tokens=False).ids[:PIECES_A_WORD]
        return found

    def document(self, words):
        """(ids of all pieces, place of the first piece of each word and one past the last)."""
        ids, offsets = [], [0]
        for word in words:
            ids.extend(self.of(word))
            offsets.append(len(ids))
        return np.array(ids, np.int32), np.array(offsets, np.int32)


def window_end(offsets, start):
    """The first word that a window from word `start` has no room for."""
    return int(np.searchsorted(offsets, offsets[start] + WINDOW - 2, 'right')) - 1


def windows_of(offsets):
    """Windows as (first word, first word after): all of a short text one after the other; of a longer one windows evenly spread from its begin to its end."""
    count = len(offsets) - 1
    most = min(MOST_WINDOWS, max(LEAST_WINDOWS, -(-count // WORDS_A_WINDOW)))
    windows, start = [], 0
    while start < count and len(windows) < most:
        end = window_end(offsets, start)
        windows.append((start, end))
        start = end
    if start == count:
        return windows
    last = int(np.searchsorted(offsets, offsets[count] - (WINDOW - 2), 'left'))
    starts = [(index * last + (most - 1) // 2) // (most - 1) for index in range(most)]
    return [(start, window_end(offsets, start)) for start in starts]
