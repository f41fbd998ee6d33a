"""Names of a corpus exchanged for others of their type, so that the network learns from what stands around a name, not the names of its texts by heart.

Names are those of the knowledge base (GLOSSA_DATA/kb/entities) in plain words; a name keeps its number of words and whether it is written small or in capitals.
"""
import gzip
import json
import re

from ..folders import data_folder, required
from .corpora import UNSPACED, Sentence

FILES = {'PERSON': 'person', 'LOCATION': 'location', 'ORGANIZATION': 'organization'}
PLAIN = re.compile(r'[A-Z][A-Za-z\u00c0-\u017f-]*( ([A-Z][A-Za-z\u00c0-\u017f-]*|of|and|the|de|van|von))*')
UNSTATED = {'xfactr', 'br', 'riksdag', 'trudle', 'dr5hn', 'uscounty', 'chadwick'}  # sources with a licence that asks more than attribution, or with none stated
LONGEST = 4  # words


def known_names():
    """(type, name) of the knowledge base's names."""
    for kind, file in FILES.items():
        with gzip.open(required(data_folder() / 'kb' / 'entities' / f'{file}.jsonl.gz', 'set GLOSSA_DATA'), 'rt', encoding='utf-8') as lines:
            for line in lines:
                record = json.loads(line)
                if UNSTATED.isdisjoint(record.get('src', ())):
                    for name in [record['label'], *record.get('aliases', ())]:
                        yield kind, name


class Names:
    """Names, (type, name), by type, number of words and whether they are capitals throughout."""

    def __init__(self, names):
        self.pools = {}
        for kind, name in names:
            self.add(kind, name)

    def add(self, kind, name):
        if not PLAIN.fullmatch(name):
            return
        words = name.split(' ')
        if len(words) <= LONGEST:
            self.pools.setdefault((kind, len(words), is_capitals(words)), []).append(words)
        if kind == 'PERSON' and len(words) == 2:
            # persons go by either name
            self.pools.setdefault((kind, 1, False), []).extend([[word] for word in words])

    def instead_of(self, kind, words, chooser):
        """Another name of the type, written alike; None where there is none of the shape."""
        if not all(word.replace('-', '').isalpha() for word in words):
            return None
        shouted = all(word.isupper() for word in words)
        pool = self.pools.get((kind, len(words), shouted and len(words) == 1))
        if pool is None:
            return None
        chosen = chooser.choice(pool)
        if shouted:
            return [word.upper() for word in chosen]
        return [word.lower() for word in chosen] if all(word.islower() for word in words) else chosen


class OwnNames:
    """Names of a corpus to be exchanged among themselves: the same type, number of words and capitals, and the same last letters, which tell the case."""

    def __init__(self, corpus):
        self.ending = 0 if corpus.language in UNSPACED else 2
        self.pools = {}
        for document in corpus.documents:
            for sentence in document:
                for start, end, kind in spans_of(sentence.tags):
                    words = sentence.forms[start:end]
                    self.pools.setdefault(self.key(kind, words), []).append(words)

    def key(self, kind, words):
        return kind, tuple(word[:1].isupper() + 2 * (len(word) > 1 and word.isupper()) for word in words), words[-1][-self.ending:].lower() if self.ending else ''

    def instead_of(self, kind, words, chooser):
        pool = self.pools.get(self.key(kind, words))
        return chooser.choice(pool) if pool else None


def is_capitals(words):
    return len(words) == 1 and len(words[0]) > 1 and words[0].isupper()


def swapped(sentences, names, share, chooser):
    """The sentences with a `share` of their names exchanged, the same name for the same one."""
    instead, found = {}, []
    for sentence in sentences:
        copy = Sentence(list(sentence.forms), sentence.tags, sentence.spaces)
        for start, end, kind in spans_of(sentence.tags):
            words = tuple(sentence.forms[start:end])
            if (kind, words) not in instead:
                instead[kind, words] = names.instead_of(kind, words, chooser) if chooser.random() < share else None
            if instead[kind, words]:
                copy.forms[start:end] = instead[kind, words]
        found.append(copy)
    return found


def spans_of(tags):
    """(start, end, type) of the names of the types that are exchanged."""
    spans = []
    for index, tag in enumerate(tags):
        if tag[0] == 'B' and tag[2:] in FILES:
            end = index + 1
            while end < len(tags) and tags[end] == f'I-{tag[2:]}':
                end += 1
            spans.append((index, end, tag[2:]))
    return spans
