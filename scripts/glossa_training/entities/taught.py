"""Unlabelled text with the probabilities that networks give its words, as a training corpus: partial labels that say how likely each label is."""
import gzip
from pathlib import Path

import numpy as np
import torch

from ..folders import required
from ..onnx_graph import ServedEncoder
from ..pieces import Pieces
from .corpora import CHUNK, DEFAULT, LABELS, SOCIAL, Corpus, Sentence
from .export import Served
from .windows import context_windows

LEAST = 1e-4  # probability that no label falls below


class ShippedNetwork(Served):
    """A network that was written before, with its embedding rows."""

    def __init__(self, network, rows):
        ServedEncoder.__init__(self, network, rows)


def read_texts(path):
    """Texts (lists of sentences) of a token file of scripts/entities/neural/web-text.ts, whose texts begin with `# text`."""
    texts, forms, spaces = [], [], []
    with gzip.open(path, 'rt', encoding='utf-8', newline='\n') as lines:
        for line in [*lines, '']:
            line = line.rstrip('\n')
            if line.startswith('# text ') and '\t' not in line:
                texts.append([])
            elif '\t' in line:
                form, space = line.split('\t')
                forms.append(form)
                spaces.append(space == '1')
            elif not line and forms:
                texts[-1].append(Sentence(forms, ['O'] * len(forms), spaces))
                forms, spaces = [], []
    return [text for text in texts if text]


def style_of(number):
    """Every other text is read as a post: what people write in forums is between posts and ordinary text."""
    return SOCIAL if number % 2 else DEFAULT


def teach(options):
    """What teach.py does."""
    pieces = Pieces(options.tokenizer)
    networks = [ShippedNetwork(network, options.rows) for network in options.networks]
    texts = read_texts(required(options.tokens, 'run scripts/entities/neural/web-text.ts first'))
    windows = [window for number, text in enumerate(texts)
               for window in context_windows([list(zip(sentence.forms, sentence.spaces)) for sentence in text], pieces, 160, style_of(number))]
    print(f'{len(texts)} texts, {len(windows)} windows', flush=True)
    logs = sum(np.log(np.maximum(np.concatenate(network.predict(windows)), LEAST)) for network in networks) / len(networks)
    chances = np.exp(logs - logs.max(1, keepdims=True))
    np.savez_compressed(options.out, probabilities=(chances / chances.sum(1, keepdims=True)).astype(np.float16))
    print(f'{len(chances)} words', flush=True)


class Rows(dict):
    """A row of the table of allowed labels for itself."""

    def __missing__(self, row):
        return row


def taught_corpora(tokens, probabilities, first_row):
    """The texts as two corpora, of either style, whose words' tags are rows of the table of allowed labels from `first_row` on; and these rows."""
    texts = read_texts(tokens)
    rows = np.load(probabilities)['probabilities'].astype(np.float32)
    if sum(len(sentence.forms) for text in texts for sentence in text) != len(rows):
        raise ValueError(f'{probabilities} is not of the words of {tokens}')
    corpora = {DEFAULT: Corpus('eng.taught', []), SOCIAL: Corpus('eng.taught_posts', [])}
    at = first_row
    for number, text in enumerate(texts):
        corpus = corpora[style_of(number)]
        for sentence in text:
            sentence.tags = list(range(at, at + len(sentence.forms)))
            at += len(sentence.forms)
            corpus.words += len(sentence.forms)
        corpus.documents += [text[begin:begin + CHUNK] for begin in range(0, len(text), CHUNK)]
    for corpus in corpora.values():
        corpus.targets = Rows()
    return list(corpora.values()), torch.from_numpy(np.log(np.maximum(rows, LEAST)))
