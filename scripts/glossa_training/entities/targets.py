"""What each tag of a corpus allows: partial labels.

A corpus annotates some types only: a token without a mark may there bear any type that the corpus does not annotate.
"""
import math

import torch

from .corpora import CORE, LABELS, NAMES, TYPES, load_corpora
from .swaps import OwnNames

COUNTED = ('IDENTIFIER:NUMBER', 'IDENTIFIER:MONEY', 'PERCENT', 'QUANTITY', 'ORDINAL')
DOUBT = 0.3  # weight of types that a corpus does not annotate on its unmarked tokens: most of these are no names at all


class Targets:
    """Rows of allowed labels: [rows, labels] as 0 (allowed), log DOUBT (may be, but is mostly not) and minus infinity, to be added to log probabilities."""

    def __init__(self):
        self.rows, self.index = [], {}

    def of(self, allowed, doubtful=()):
        key = frozenset(allowed), frozenset(doubtful)
        if key not in self.index:
            self.index[key] = len(self.rows)
            self.rows.append([0.0 if label in key[0] else math.log(DOUBT) if label in key[1] else float('-inf') for label in LABELS])
        return self.index[key]

    def table(self):
        return torch.tensor(self.rows)


def meanings(name, kind, annotated):
    """What a span of `kind` in this corpus may be in our types."""
    corpus = name.split('.')[1]
    if kind == 'MISC':
        return {'MISC'} | {other for other in NAMES if other not in annotated}
    if kind == 'PRODUCT' and 'WORK_OF_ART' not in annotated:
        return {'PRODUCT', 'ORGANIZATION'} if corpus == 'nerp' else {'PRODUCT', 'WORK_OF_ART'}
    if kind == 'TEMPORAL:DATE' and 'TEMPORAL:TIME' not in annotated:
        return {'TEMPORAL:DATE', 'TEMPORAL:TIME'}
    if kind in ('IDENTIFIER:NUMBER', 'QUANTITY'):
        return {kind} | {other for other in COUNTED if other not in annotated}
    return {kind}


def role_nouns(corpus):
    """Words tagged as persons again and again in the filings: "Lender", "Borrower" (one word, five times or more)."""
    counts = {}
    for document in corpus.documents:
        for sentence in document:
            for index, tag in enumerate(sentence.tags):
                if tag == 'B-PERSON' and (index + 1 == len(sentence.tags) or sentence.tags[index + 1] != 'I-PERSON'):
                    counts[sentence.forms[index]] = counts.get(sentence.forms[index], 0) + 1
    return {form for form, count in counts.items() if count >= 5}


def set_targets(corpus, targets):
    """Fills `corpus.targets`: for each tag the labels that it allows."""
    counts = {}
    for document in corpus.documents:
        for sentence in document:
            for tag in sentence.tags:
                if tag[0] == 'B':
                    counts[tag[2:]] = counts.get(tag[2:], 0) + 1
    counts.pop('HANDLE', None)
    annotated = {kind for kind, count in counts.items() if count >= 5 or kind in CORE}
    if corpus.name == 'ind.nerp':
        annotated.discard('ORGANIZATION')
    vague = corpus.name.endswith(('multiner_gov', 'ara.aqmar', 'kor.kmou'))  # MISC there is many things
    present = set()
    for kind in annotated:
        present |= {kind} if kind == 'MISC' else meanings(corpus.name, kind, annotated)
    if corpus.name == 'ind.nerp':
        present.discard('ORGANIZATION')
    if vague:
        present.discard('MISC')
    absent = [kind for kind in TYPES if kind not in present]
    unsaid = [f'{mark}-{kind}' for kind in absent for mark in 'BI']
    core = [f'{mark}-{kind}' for kind in CORE for mark in 'BI']
    for tag in {tag for document in corpus.documents for sentence in document for tag in sentence.tags}:
        mark, kind = tag[0], tag[2:]
        if tag == 'O':
            corpus.targets[tag] = targets.of(['O'], unsaid)
            continue
        if kind == 'HANDLE':
            allowed = ['O']
        elif kind == 'MISC' and vague:
            allowed = [label for label in LABELS if label not in core]
        else:
            allowed = [f'{mark}-{other}' for other in meanings(corpus.name, kind, annotated)]
        corpus.targets[tag] = targets.of(allowed)
    corpus.targets['any'] = targets.of(LABELS)


def load_training_corpora(pieces, words_folder, targets, wanted, folders):
    """The training parts with the labels that their tags allow (rows of `targets`)."""
    corpora = load_corpora('train', pieces, words_folder, wanted, folders)
    for corpus in corpora:
        set_targets(corpus, targets)
        if corpus.is_written:
            corpus.own_names = OwnNames(corpus)
        if corpus.name == 'eng.sec_filings':
            corpus.roles = role_nouns(corpus)
    return corpora
