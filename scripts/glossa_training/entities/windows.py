"""Windows of pieces (ids, first piece of each word, style, ...) of the entity corpora, for training and for reading."""
import random
from dataclasses import dataclass

from .corpora import DEFAULT, LOWER, SOCIAL, UNCASED, UNSPACED, Sentence
from .swaps import swapped

CLOSING = set('.,;:!?)]}»”’%…、。，') | {"'s", "n't", "'re", "'ve", "'ll", "'m", "'d", '...'}
OPENING = set('([{«“„¿¡#@')
OWN_SWAP = 0.4  # of the names of the texts written for this project that are exchanged among themselves


@dataclass
class Making:
    """How training windows are made: at most `limit` pieces, a share of the documents by sentences alone, a share of the English names exchanged (`names`: swaps.Names)."""
    limit: int
    alone: float = 0.5
    names: object = None
    swap: float = 0.0

    def exchanges(self, corpus):
        """Which names take the places of a corpus's names, and for what share of them; None for none."""
        if corpus.own_names is not None:
            return corpus.own_names, OWN_SWAP
        if self.names is not None and corpus.language == 'eng' and corpus.is_tagged and corpus.name != 'eng.sec_filings':
            return self.names, self.swap
        return None


def guessed_spaces(forms):
    """Spacing of tokens whose source does not say it: none before closing marks or after opening ones, straight quotes in pairs."""
    spaces, quoted = [True] * len(forms), False
    for index, form in enumerate(forms):
        if form in OPENING:
            spaces[index] = False
        if index and (form in CLOSING):
            spaces[index - 1] = False
        if form == '"':
            if quoted and index:
                spaces[index - 1] = False
            elif not quoted:
                spaces[index] = False
            quoted = not quoted
    return spaces


def joined_clitics(sentence):
    """Arabic proclitics that a corpus splits off, written on to the word that follows, as text has them."""
    found, pending = Sentence([], [], []), ''
    for index, (form, tag) in enumerate(zip(sentence.forms, sentence.tags)):
        if form in ('و', 'ل', 'ب', 'ف', 'ك') and tag == 'O' and index + 1 < len(sentence.forms) and sentence.tags[index + 1][0] != 'I':
            pending += form
            continue
        found.forms.append(pending + form)
        found.tags.append(tag)
        found.spaces.append(None)
        pending = ''
    return found


def augmented(forms, choice):
    """4 % of windows in lower case, 3 % in capitals, 3 % with every word capitalised."""
    if choice < 0.04:
        return [form.lower() for form in forms]
    if choice < 0.07:
        return [form.upper() for form in forms]
    if choice < 0.10:
        return [form[:1].upper() + form[1:] for form in forms]
    return forms


def window_of(sentences, corpus, pieces, making, chooser):
    """Training windows (ids, first, style, targets) of consecutive sentences."""
    forms, targets, spaces = [], [], []
    written = chooser.random() < 0.5
    exchange = making.exchanges(corpus)
    if exchange:
        sentences = swapped(sentences, *exchange, chooser)
    for sentence in sentences:
        if corpus.name == 'ara.newsfane' and written:
            sentence = joined_clitics(sentence)
        forms += sentence.forms
        if corpus.name == 'eng.sec_filings':
            tags = ['any' if tag == 'B-PERSON' and form in corpus.roles else tag for form, tag in zip(sentence.forms, sentence.tags)]
        else:
            tags = sentence.tags
        targets += [corpus.targets[tag] for tag in tags]
        if sentence.spaces[0] is not None:
            spaces += sentence.spaces
        elif corpus.language in UNSPACED:
            spaces += [False] * len(sentence.forms)
        else:
            spaces += guessed_spaces(sentence.forms) if written else [True] * len(sentence.forms)
    if corpus.language not in UNCASED and corpus.style != LOWER:
        forms = augmented(forms, chooser.random())
    style = DEFAULT if corpus.style == SOCIAL and chooser.random() < 0.1 else corpus.style
    windows, at = [], 0
    for ids, first in pieces.sentence(list(zip(forms, spaces)), making.limit):
        if first:
            hide_words(ids, first, pieces.spaced.token_to_id('<mask>'), chooser)
            windows.append((ids, first, style, targets[at:at + len(first)]))
        at += len(first)
    return windows


def hide_words(ids, first, mask, chooser):
    """Puts the mask in place of one word in thirty, so that the context must tell, too."""
    for index, start in enumerate(first):
        if chooser.random() < 1 / 30:
            end = first[index + 1] if index + 1 < len(first) else len(ids) - 1
            ids[start:end] = [mask] * (end - start)


def document_windows(document, corpus, pieces, making, chooser):
    """The share `making.alone` of the time sentences alone, else neighbours joined up to `making.limit` pieces."""
    if chooser.random() < making.alone:
        return [window for sentence in document for window in window_of([sentence], corpus, pieces, making, chooser)]
    windows, group, size = [], [], 0
    for sentence in document:
        length = sum(len(pieces.of(form, True)) for form in sentence.forms)
        if group and size + length > making.limit - 2:
            windows += window_of(group, corpus, pieces, making, chooser)
            group, size = [], 0
        group.append(sentence)
        size += length
    return windows + window_of(group, corpus, pieces, making, chooser)


def pass_windows(corpora, quotas, number, pieces, making, seed):
    """The windows of pass `number`: every corpus goes on through its shuffled documents from where the last pass ended."""
    windows = []
    for corpus in corpora:
        quota = quotas(corpus)
        at, wanted = number * quota, quota
        chooser = random.Random(f'{seed} {corpus.name} {number}')
        while wanted > 0:
            epoch, offset = divmod(at, corpus.words)
            order = list(corpus.documents)
            random.Random(f'{seed} {corpus.name} {epoch}').shuffle(order)
            begin = 0
            for document in order:
                size = sum(len(sentence.forms) for sentence in document)
                if begin >= offset and wanted > 0:
                    windows += document_windows(document, corpus, pieces, making, chooser)
                    wanted -= size
                    at += size
                begin += size
            at = max(at, (epoch + 1) * corpus.words) if wanted > 0 else at
    return windows


def context_windows(sentences, pieces, limit, style):
    """Windows for reading: neighbouring sentences (lists of (form, space_after)) together up to `limit` pieces; gives windows (ids, first, style)."""
    windows, group, size = [], [], 0
    for sentence in sentences:
        length = sum(len(pieces.of(form, True)) for form, _space in sentence)
        if group and size + length > limit - 2:
            windows += [(ids, first, style) for ids, first in pieces.sentence(group, limit) if first]
            group, size = [], 0
        group = group + sentence
        size += length
    windows += [(ids, first, style) for ids, first in pieces.sentence(group, limit) if first]
    return windows
