"""Unlabelled text with the probabilities that networks give its words, as a training corpus: partial labels that say how likely each label is."""
import gzip
import multiprocessing
from functools import partial
from pathlib import Path

import numpy as np
import torch

from ..batches import predict
from ..folders import required
from ..onnx_graph import ServedEncoder
from ..pieces import Pieces
from .corpora import CHUNK, DEFAULT, LABELS, SOCIAL, Corpus, Sentence
from .export import Served
from .tagger import load_tagger
from .windows import context_windows

READ = 65536  # pieces that a checkpoint reads together
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


def style_of(name, number):
    """Every other text of the web is read as a post: what people write in forums is between posts and ordinary text."""
    return SOCIAL if name.endswith('-social') or (name.endswith('-web') and number % 2) else DEFAULT


def files_of(tokens, languages=None):
    """(name, path) of a token file, or of those of a folder."""
    found = sorted(Path(tokens).glob('*.tsv.gz')) if Path(tokens).is_dir() else [required(tokens, 'run scripts/entities/neural/silver-tokens.ts or web-text.ts first')]
    named = [(path.name.removesuffix('.tsv.gz'), path) for path in found]
    return [(name, path) for name, path in named if languages is None or name[:3] in languages]


def readers_of(options):
    """Functions that give the probabilities [words, labels] of windows, one for each network."""
    for network in options.networks or ():
        yield ShippedNetwork(network, options.rows).predict
    for name in options.checkpoints or ():
        model, _saved = load_tagger(options.encoder, options.folder, name, options.layers)
        yield partial(predict, model.placed(options.device), size=READ)


def windows_of(pieces, file):
    """(number of texts, windows) of a token file (name, path)."""
    name, path = file
    texts = read_texts(path)
    return len(texts), [window for number, text in enumerate(texts)
                        for window in context_windows([list(zip(sentence.forms, sentence.spaces)) for sentence in text], pieces, 160, style_of(name, number))]


def files_read(pieces, files, makers):
    """(name, number of texts, windows) of each file; `makers` processes cut them ahead."""
    names, cut = [name for name, _path in files], partial(windows_of, pieces)
    if makers:
        with multiprocessing.get_context('fork').Pool(makers) as pool:
            yield from zip(names, pool.imap(cut, files))
    else:
        yield from zip(names, map(cut, files))


def teach(options):
    """What teach.py does."""
    pieces = Pieces(options.tokenizer)
    read = files_read(pieces, files_of(options.tokens), options.makers)
    readers = None
    for name, (count, windows) in read:
        readers = readers or list(readers_of(options))  # after the processes were forked
        logs = sum(np.log(np.maximum(np.concatenate(reader(windows)), LEAST)) for reader in readers) / len(readers)
        chances = np.exp(logs - logs.max(1, keepdims=True))
        chances = (chances / chances.sum(1, keepdims=True)).astype(np.float16)
        out = Path(options.out)
        if Path(options.tokens).is_dir():
            out.mkdir(parents=True, exist_ok=True)
            out = out / f'{name}.npz'
        (np.savez if options.device != 'cpu' else np.savez_compressed)(out, probabilities=chances)
        print(f'{name}: {count} texts, {len(windows)} windows, {len(chances)} words', flush=True)


class Rows(dict):
    """A row of the table of allowed labels for itself."""

    def __missing__(self, row):
        return row


def taught_corpora(tokens, probabilities, first_row, languages=None):
    """The texts as corpora, those of a style of each file, whose words' tags are rows of the table of allowed labels from `first_row` on; and these rows."""
    found, tables, at = [], [], first_row
    for name, path in files_of(tokens, languages):
        texts = read_texts(path)
        labelled = Path(probabilities, f'{name}.npz') if Path(tokens).is_dir() else probabilities
        rows = np.load(labelled)['probabilities'].astype(np.float32)
        if sum(len(sentence.forms) for text in texts for sentence in text) != len(rows):
            raise ValueError(f'{labelled} is not of the words of {path}')
        corpora = {DEFAULT: Corpus(f'{name}.taught', []), SOCIAL: Corpus(f'{name}.taught_posts', [])}
        for number, text in enumerate(texts):
            corpus = corpora[style_of(name, number)]
            for sentence in text:
                sentence.tags = range(at, at + len(sentence.forms))
                at += len(sentence.forms)
                corpus.words += len(sentence.forms)
            corpus.documents += [text[begin:begin + CHUNK] for begin in range(0, len(text), CHUNK)]
        for corpus in corpora.values():
            corpus.targets = Rows()
        found += [corpus for corpus in corpora.values() if corpus.documents]
        tables.append(torch.from_numpy(np.log(np.maximum(rows, LEAST))))
    return found, torch.cat(tables)
