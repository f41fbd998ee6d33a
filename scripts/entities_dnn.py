"""The neural entity tagger: the first layers of multilingual-e5-small over a cut vocabulary, trained on all entity corpora with partial labels.

A corpus annotates some types only: a token without a mark may there bear any type that the corpus does not annotate, and the loss is the negative logarithm
of the summed probability of all labels that are allowed (Jie et al. 2019 use the same idea in a CRF). A style vector, added to every piece, keeps noisy or
peculiar corpora from pulling the default style, in which clean text is read.
"""
import gzip
import json
import math
import os
import random
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch
from safetensors import safe_open

from teacher_model import WIDTH, Layer, batches_of, tensors_of

CORE = ('PERSON', 'LOCATION', 'ORGANIZATION')
NAMES = ('PRODUCT', 'TITLE', 'NATIONALITY', 'RELIGION', 'EVENT', 'WORK_OF_ART', 'NORP', 'LAW', 'LANGUAGE', 'MISC')
AMOUNTS = ('TEMPORAL:DATE', 'TEMPORAL:TIME', 'IDENTIFIER:MONEY', 'IDENTIFIER:NUMBER', 'PERCENT', 'QUANTITY', 'ORDINAL')
TYPES = CORE + NAMES + AMOUNTS
LABELS = ['O'] + [f'{mark}-{kind}' for kind in TYPES for mark in 'BI']
LABEL_INDEX = {label: index for index, label in enumerate(LABELS)}
COUNTED = ('IDENTIFIER:NUMBER', 'IDENTIFIER:MONEY', 'PERCENT', 'QUANTITY', 'ORDINAL')

STYLES = ('default', 'social media', 'historical', 'government and legal', 'automatic', 'lower case', 'common nouns')
DEFAULT, SOCIAL, HISTORICAL, LEGAL, AUTOMATIC, LOWER, NOUNS = range(len(STYLES))
STYLE_OF = {'eng.btc': SOCIAL, 'eng.wnut17': SOCIAL, 'deu.ler': LEGAL, 'eng.multiner_gov': LEGAL, 'tam.multiner_gov': LEGAL, 'eng.sec_filings': LEGAL,
            'fra.wikiann': AUTOMATIC, 'eng.gum_derived': AUTOMATIC, 'eng.gum_derived_nc': AUTOMATIC, 'ind.nerp': LOWER, 'ben.bannerd': NOUNS}

# words of one whole run's data for each corpus, in thousands; corpora not named give what they have up to OTHER
QUOTAS = {'eng.uner_ewt': 190, 'eng.wikigold': 94, 'eng.btc': 170, 'eng.wnut17': 105, 'eng.gum_derived': 20, 'eng.multiner_gov': 15, 'eng.sec_filings': 10,
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
DOUBT = 0.3  # weight of types that a corpus does not annotate on its unmarked tokens: most of these are no names at all
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
    targets: dict = field(default_factory=dict)  # tag: index into the table of allowed labels

    @property
    def language(self):
        return self.name[:3]

    @property
    def style(self):
        return HISTORICAL if 'europeana' in self.name else STYLE_OF.get(self.name, DEFAULT)


def corpus_files(split, words_folder=None, folders=('ner', 'nc', 'gpl')):
    """(name, path) of every corpus file of a split; files of WORDS_FOLDER (from entities/character-words.ts) stand in for those of the data folder."""
    data = Path(os.environ.get('GLOSSA_DATA', '../shared/data')) / 'entities'
    for folder in folders:
        for path in sorted((data / folder).glob(f'*.{split}.conll.gz')):
            ours = Path(words_folder or '.') / path.name
            name = path.name.removesuffix(f'.{split}.conll.gz')
            # other genres of a free corpus
            name += '_nc' if name == 'eng.gum_derived' and folder == 'nc' else ''
            yield name, folder, ours if words_folder and ours.exists() else path


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


CLOSING = set('.,;:!?)]}»”’%…、。，') | {"'s", "n't", "'re", "'ve", "'ll", "'m", "'d", '...'}
OPENING = set('([{«“„¿¡#@')


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


def window_of(sentences, corpus, pieces, limit, chooser):
    """Training windows (ids, first, style, targets) of consecutive sentences."""
    forms, targets, spaces = [], [], []
    written = chooser.random() < 0.5
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
    for ids, first in pieces.sentence(list(zip(forms, spaces)), limit):
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


def document_windows(document, corpus, pieces, limit, chooser):
    """Half of the time sentences alone, half of the time neighbours joined up to `limit` pieces."""
    if chooser.random() < 0.5:
        return [window for sentence in document for window in window_of([sentence], corpus, pieces, limit, chooser)]
    windows, group, size = [], [], 0
    for sentence in document:
        length = sum(len(pieces.of(form, True)) for form in sentence.forms)
        if group and size + length > limit - 2:
            windows += window_of(group, corpus, pieces, limit, chooser)
            group, size = [], 0
        group.append(sentence)
        size += length
    return windows + window_of(group, corpus, pieces, limit, chooser)


def pass_windows(corpora, quotas, number, pieces, limit, seed):
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
                    windows += document_windows(document, corpus, pieces, limit, chooser)
                    wanted -= size
                    at += size
                begin += size
            at = max(at, (epoch + 1) * corpus.words) if wanted > 0 else at
    return windows


def load_corpora(split, pieces, words_folder, targets=None, wanted=None, folders=('ner', 'nc', 'gpl')):
    """All corpora of a split, Korean ones cut into pieces; with `targets` their allowed labels are set."""
    found = []
    for name, _folder, path in corpus_files(split, words_folder, folders):
        if wanted and name not in wanted and name[:3] not in wanted:
            continue
        corpus = Corpus(name, read_corpus(path))
        if corpus.language == 'kor':
            corpus.documents = [[by_pieces(sentence, pieces) for sentence in document] for document in corpus.documents]
        corpus.words = sum(len(sentence.forms) for document in corpus.documents for sentence in document)
        if targets is not None:
            set_targets(corpus, targets)
            if name == 'eng.sec_filings':
                corpus.roles = role_nouns(corpus)
        found.append(corpus)
    return found


class Tagger(torch.nn.Module):
    """Embedding rows of the kept pieces (frozen, outside the checkpoints), positions, style, layers, one linear layer over the labels."""

    def __init__(self, encoder_folder, kept_file, layers, dropout=0.1):
        super().__init__()
        with safe_open(f'{encoder_folder}/model.safetensors', 'pt') as tensors:
            rows = torch.tensor(json.loads(Path(kept_file).read_text()))
            self.words = tensors.get_tensor('embeddings.word_embeddings.weight')[rows].clone()
            get = tensors.get_tensor
            self.positions = torch.nn.Parameter(get('embeddings.position_embeddings.weight') + get('embeddings.token_type_embeddings.weight')[0])
            self.norm = torch.nn.LayerNorm(WIDTH, eps=1e-12)
            self.norm.load_state_dict({'weight': get('embeddings.LayerNorm.weight'), 'bias': get('embeddings.LayerNorm.bias')})
            self.layers = torch.nn.ModuleList(Layer.of_encoder(get, index) for index in range(layers))
        self.style = torch.nn.Embedding(len(STYLES), WIDTH)
        torch.nn.init.zeros_(self.style.weight)
        self.head = torch.nn.Linear(WIDTH, len(LABELS))
        self.dropout = torch.nn.Dropout(dropout)

    def forward(self, ids, style, first, lengths):
        """ids [batch, length], style [batch], first: flat indices of the first pieces of words, lengths [batch]; gives logits [words, labels]."""
        longest = ids.shape[1]
        mask = None
        if int(lengths.min()) < longest:
            mask = (torch.arange(longest)[None, :] < lengths[:, None])[:, None, None, :]
        x = self.norm(self.words[ids] + self.positions[:longest] + self.style(style)[:, None, :])
        for layer in self.layers:
            x = layer(x, mask)
        return self.head(self.dropout(x.reshape(-1, WIDTH)[first])).float()


def predict(model, windows, size=4096):
    """Label probabilities [words, labels] for each window (ids, first, style), in their order."""
    found = [None] * len(windows)
    training = model.training
    model.eval()
    with torch.inference_mode(), torch.autocast('cpu', dtype=torch.bfloat16):
        for group in batches_of(windows, size):
            probabilities = model(*tensors_of([windows[index][:3] for index in group])).softmax(-1)
            at = 0
            for index in group:
                count = len(windows[index][1])
                found[index] = probabilities[at:at + count].numpy()
                at += count
    model.train(training)
    return found


def context_windows(sentences, pieces, limit, style, join=True):
    """Windows for reading: neighbouring sentences (lists of (form, space_after)) together up to `limit` pieces; gives windows (ids, first, style)."""
    windows, group, size = [], [], 0
    for sentence in sentences:
        length = sum(len(pieces.of(form, True)) for form, _space in sentence)
        if group and (not join or size + length > limit - 2):
            windows += [(ids, first, style) for ids, first in pieces.sentence(group, limit) if first]
            group, size = [], 0
        group = group + sentence
        size += length
    windows += [(ids, first, style) for ids, first in pieces.sentence(group, limit) if first]
    return windows


def decode(probabilities, kinds=TYPES):
    """BIO tags from independent probabilities [words, labels] of one sentence by the best allowed path; types not in `kinds` count as O.

    I-X follows B-X or I-X only. The path is found by dynamic programming over the summed logarithms.
    """
    logs, types = grouped(probabilities, kinds)
    count = len(types)
    # states: 0 outside, then B of each type, then I of each type
    best = logs[0].copy()
    best[1 + count:] = -np.inf
    back = []
    for row in logs[1:]:
        top = int(best.argmax())
        before = np.full(len(row), top)
        value = np.full(len(row), best[top])
        begins, inside = best[1:1 + count], best[1 + count:]
        before[1 + count:] = np.where(begins >= inside, np.arange(1, 1 + count), np.arange(1 + count, 1 + 2 * count))
        value[1 + count:] = np.maximum(begins, inside)
        back.append(before)
        best = value + row
    state = int(best.argmax())
    path = [state]
    for before in reversed(back):
        state = int(before[state])
        path.append(state)
    path.reverse()
    return ['O' if at == 0 else f'B-{types[at - 1]}' if at <= count else f'I-{types[at - 1 - count]}' for at in path]


def grouped(probabilities, kinds):
    """Log probabilities [words, 1 + 2 types]: outside (with all types not wanted), B of each type, I of each type."""
    types = [kind for kind in TYPES if kind in kinds]
    begins = [LABEL_INDEX[f'B-{kind}'] for kind in types]
    inside = [LABEL_INDEX[f'I-{kind}'] for kind in types]
    rest = [index for index in range(len(LABELS)) if index not in set(begins + inside)]
    columns = np.concatenate([probabilities[:, rest].sum(1, keepdims=True), probabilities[:, begins], probabilities[:, inside]], 1)
    return np.log(np.maximum(columns, 1e-9)), types


def spans_of(tags):
    """{(start, end, type)} of BIO tags; an I that follows nothing of its type begins a span."""
    spans, start, kind = set(), 0, ''
    for index, tag in enumerate(list(tags) + ['O']):
        if kind and tag != f'I-{kind}':
            spans.add((start, index, kind))
            kind = ''
        if tag != 'O' and not kind:
            start, kind = index, tag[2:]
    return spans


def score_corpus(model, corpus, pieces, sentences=10**9, style=None):
    """Exact-span counts (right, guessed, gold) over PERSON LOCATION ORGANIZATION; handles are left out on both sides."""
    chosen, taken = [], 0
    stride = max(1, -(-sum(len(d) for d in corpus.documents) // sentences))
    for document in corpus.documents[::stride]:
        chosen.append(document)
        taken += len(document)
    kinds = CORE if corpus.name != 'ind.nerp' else CORE[:2]
    windows = []
    for document in chosen:
        rows = []
        for sentence in document:
            spaces = sentence.spaces if sentence.spaces[0] is not None else [False] * len(sentence.forms) if corpus.language in UNSPACED else guessed_spaces(sentence.forms)
            rows.append(list(zip(sentence.forms, spaces)))
        windows += context_windows(rows, pieces, 160, corpus.style if style is None else style)
    probabilities = [row for found in predict(model, windows) for row in found]
    right = guessed = gold_count = at = 0
    for document in chosen:
        for sentence in document:
            rows = np.stack(probabilities[at:at + len(sentence.forms)])
            at += len(sentence.forms)
            found = spans_of(decode(rows, kinds))
            if sentence.spans is not None:
                starts, ends, offset = [], [], 0
                for form, space in zip(sentence.forms, sentence.spaces):
                    starts.append(offset)
                    ends.append(offset + len(form))
                    offset += len(form) + int(space)
                found = {(starts[start], ends[end - 1], kind) for start, end, kind in found}
                gold = set(sentence.spans)
            else:
                gold = spans_of(sentence.tags)
                handles = {index for start, end, kind in gold if kind == 'HANDLE' for index in range(start, end)}
                found = {span for span in found if not handles.intersection(range(span[0], span[1]))}
            gold = {span for span in gold if span[2] in kinds}
            right += len(found & gold)
            guessed += len(found)
            gold_count += len(gold)
    return right, guessed, gold_count
