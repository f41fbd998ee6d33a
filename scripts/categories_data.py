"""Documents of the category data: texts, labels, which sources are left out of training, words, pieces and windows.

What is done to a text here is done again by src/categories/ (words.ts, windows.ts, word-scores.ts); test/fixtures/categories-words.json holds both to the same.
"""
import gzip
import hashlib
import json
import re
import unicodedata
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from tokenizers import Tokenizer

LABELS = ('ARTS_AND_ENTERTAINMENT TRAVEL BUSINESS AUTOMOTIVE EDUCATION CAREERS FOOD_AND_DRINK FAMILY_AND_PARENTING HOBBIES_AND_INTERESTS HEALTH_AND_FITNESS '
          'LAW_GOVERNMENT_AND_POLITICS HOME_AND_GARDEN PERSONAL_FINANCE PETS REAL_ESTATE RELIGION_AND_SPIRITUALITY SCIENCE SPORTS SOCIETY '
          'TECHNOLOGY_AND_COMPUTING STYLE_AND_FASHION').split()
LABEL_INDEX = {label: index for index, label in enumerate(LABELS)}

# Whole sources that the measured model never sees, by the label that most of them bear, with every kind of text and a hundred documents or more for each label.
LEFT_OUT = {source for sources in json.loads((Path(__file__).parent / 'categories' / 'left-out.json').read_text(encoding='utf-8')).values() for source in sources}
MOST_OF_A_SOURCE = 150  # documents of one source left out that are measured: none may rule the figures

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


@dataclass
class Document:
    id: str
    source: str
    genre: str
    kind: str  # the source's own category, finer than the label; empty where a keyword rule gave the label
    split: str  # train, dev, left-out
    labels: list
    weak: list
    title: str
    text: str


def half_of(source):
    """0 or 1: the half of the sources left out that a source belongs to; what is fitted on one is measured on the other."""
    return hashlib.sha256(source.encode()).digest()[0] & 1


def load_documents(data):
    """All documents, those of sources left out under split `left-out`, at most MOST_OF_A_SOURCE of each of them; the others of these get split `surplus`."""
    documents = []
    for path in sorted(Path(data, 'categories').glob('*.jsonl.gz')):
        with gzip.open(path, 'rt', encoding='utf-8') as lines:
            for line in lines:
                row = json.loads(line)
                kind = '' if '(keyword' in row['orig_label'] else row['orig_label'].split(' (')[0].split(' [')[0]
                if path.name.startswith('bls'):
                    kind = kind.split(' / ')[-1]
                split = 'left-out' if row['source'] in LEFT_OUT else row['split']
                documents.append(Document(row['id'], row['source'], row['genre'], f"{row['source']} {kind}" if kind else '', split, row['labels'],
                                          [label for label in row.get('weak_labels', []) if label not in row['labels']], row.get('title', ''), row['text']))
    counts = Counter()
    for document in sorted((d for d in documents if d.split == 'left-out'), key=lambda d: hashlib.sha256(d.id.encode()).digest()):
        counts[document.source] += 1
        if counts[document.source] > MOST_OF_A_SOURCE:
            document.split = 'surplus'
    return documents


def is_seen_last(document):
    """Whether the shipped model, which learns from every source, learns from a document of a source left out; the others stay unseen as the dev split does."""
    return document.split in ('left-out', 'surplus') and hashlib.sha256(document.id.encode()).digest()[1] >= 20


def load_terms(data):
    """Names of the IAB taxonomies under each label, as very short documents: [(text, [labels])]."""
    by_text = {}
    lines = Path(data, 'categories', 'iab', 'iab_terms_by_label.tsv').read_text(encoding='utf-8').splitlines()[1:]
    for line in lines:
        label, _taxonomy, _code, _tier, name, _path = line.split('\t')
        if any(letter.isdigit() for letter in name):
            continue
        by_text.setdefault(name, set()).add(label)
    return [(text, sorted(labels)) for text, labels in sorted(by_text.items())]


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


def load_stop_words(path):
    return {line.strip().replace("'", '') for line in Path(path).read_text(encoding='utf-8').splitlines() if line.strip()}


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


CASES = ('The cat sat on the mat.', 'Résumé, naïve café — “quoted” ‘text’… end', 'state-of-the-art e.g. U.S.A. 3.14 1,000 50% $5 C++ C# AT&T', "don't won't it's O'Neill rock'n'roll ''",
         'Visit https://example.org/a?b=c or www.example.org, write to a.b@example.org @someone #tag', '日本語のテキスト 中文漢字 한국어 텍스트 ไทยภาษา العربية עברית हिन्दी Ελληνικά Русский',
         '😀 👩‍👩‍👧‍👦 🇩🇪 👍🏽 text 😀text😀 ❤️ ☕', 'null\0byte bell\x07 tab\there line\nfeed return\r\nboth \x1cseparator\x85next', 'zero\u200bwidth no\u00a0break \ufeffmark soft\u00adhyphen \u202eoverride line\u2028paragraph\u2029end',
         'x' * 300, 'word-' * 60, '!' * 200, '漢' * 200, '𝐀𝐁𝐂 𝔘𝔫𝔦 ' + '𝐀' * 130, 'İstanbul ISTANBUL ıI ß ẞ ﬁ ﬂ Ǆ ŉ ΑΣ', 'Łódź Đorđević Ærø Thành phố Hồ Chí Minh', 'e\u0301 a\u0308\u0323 \u0301alone ñ n\u0303',
         '[CLS] [SEP] [UNK] [PAD] [MASK] ##ing', 'THE STOCK MARKET FELL SHARPLY ON MONDAY', '\ufffd \ufffdx \U0010ffff \ue000 \u0378', '½ ² ① Ⅷ ℃ € ¥ £ … ‽ « » 「」', '- -- --- . .. ... ; : ! ?',
         ' '.join(f'word{index} number' for index in range(40)), ' '.join(f'Sentence {index} speaks of gardens, recipes and football.' for index in range(60)),
         ' '.join(f'Part {index} of a long text' for index in range(400)), '', '   ')


def write_cases(tokenizer, stop_words):
    """The fixture of test/categories/words.test.ts: text, words, content words, buckets with their counts, windows of pieces."""
    pieces, hasher = Pieces(json.loads(Path(tokenizer).read_text(encoding='utf-8'))), Hasher()
    rows = []
    for text in CASES:
        words = words_of(text)
        ids, offsets = pieces.document(words)
        terms = terms_of(words, stop_words)
        buckets, times = hasher.buckets(terms)
        rows.append({'text': text, 'words': words, 'terms': terms, 'buckets': [list(map(int, pair)) for pair in zip(buckets, times)],
                     'windows': [[pieces.begin, *map(int, ids[offsets[start]:offsets[end]]), pieces.end] for start, end in windows_of(offsets)]})
    return rows


if __name__ == '__main__':
    # python scripts/categories_data.py OUT_DIR/tokenizer.json ../shared/data/categories/stopwords_en.txt > test/fixtures/categories-words.json
    import sys
    sys.stdout.reconfigure(encoding='utf-8')
    print('[\n' + ',\n'.join(json.dumps(row) for row in write_cases(sys.argv[1], load_stop_words(sys.argv[2]))) + '\n]')
