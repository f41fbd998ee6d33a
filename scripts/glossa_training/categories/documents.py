"""Documents of the category data: texts, labels, and which sources are left out of training."""
import gzip
import hashlib
import json
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from ..folders import ROOT, data_folder, required

LABELS = ('ARTS_AND_ENTERTAINMENT TRAVEL BUSINESS AUTOMOTIVE EDUCATION CAREERS FOOD_AND_DRINK FAMILY_AND_PARENTING HOBBIES_AND_INTERESTS HEALTH_AND_FITNESS '
          'LAW_GOVERNMENT_AND_POLITICS HOME_AND_GARDEN PERSONAL_FINANCE PETS REAL_ESTATE RELIGION_AND_SPIRITUALITY SCIENCE SPORTS SOCIETY '
          'TECHNOLOGY_AND_COMPUTING STYLE_AND_FASHION').split()
LABEL_INDEX = {label: index for index, label in enumerate(LABELS)}
# Whole sources that the measured model never sees, by the label that most of them bear, with every kind of text and a hundred documents or more for each label.
LEFT_OUT = {source for sources in json.loads((ROOT / 'scripts/categories/left-out.json').read_text(encoding='utf-8')).values() for source in sources}
MOST_OF_A_SOURCE = 150  # documents of one source left out that are measured: none may rule the figures


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


def load_documents():
    """All documents, those of sources left out under split `left-out`, at most MOST_OF_A_SOURCE of each of them; the others of these get split `surplus`."""
    documents = []
    for path in sorted(required(data_folder() / 'categories', 'set GLOSSA_DATA').glob('*.jsonl.gz')):
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


def load_terms():
    """Names of the IAB taxonomies under each label, as very short documents: [(text, [labels])]."""
    by_text = {}
    lines = Path(data_folder(), 'categories', 'iab', 'iab_terms_by_label.tsv').read_text(encoding='utf-8').splitlines()[1:]
    for line in lines:
        label, _taxonomy, _code, _tier, name, _path = line.split('\t')
        if any(letter.isdigit() for letter in name):
            continue
        by_text.setdefault(name, set()).add(label)
    return [(text, sorted(labels)) for text, labels in sorted(by_text.items())]
