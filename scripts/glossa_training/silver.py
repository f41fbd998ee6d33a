"""Silver text: unlabelled sentences that the service's own tokenizer cut, and the labels that a network gives them.

Tokens: `form TAB 1|0` (white space after it), a blank line after each sentence, lines without a tab are notes on the source.
Labels: `form TAB tag TAB probability TAB 1|0`, a blank line after each sentence.
"""
import gzip
import time
from pathlib import Path

from .folders import required


def read_tokens(path):
    """Sentences as lists of (form, space_after)."""
    sentences, sentence = [], []
    with gzip.open(path, 'rt', encoding='utf-8', newline='\n') as lines:
        for line in lines:
            line = line.rstrip('\n')
            if '\t' in line:
                form, space = line.split('\t')
                sentence.append((form, space == '1'))
            elif not line and sentence:
                sentences.append(sentence)
                sentence = []
    return sentences + ([sentence] if sentence else [])


def token_file(folder, language):
    """The tokens of a language. Raises FileNotFoundError where they were not cut."""
    return required(Path(folder, f'{language}.tsv.gz'), 'the room\'s program for silver text writes it')


def write_labels(folder, language, sentences, labels):
    """Writes FOLDER/LANGUAGE.tsv.gz; `labels` yields [(tag, probability)] of each sentence. A run that is cut off leaves no half file under this name."""
    part = Path(folder, f'{language}.part')
    with gzip.open(part, 'wt', encoding='utf-8', newline='\n') as target:
        for sentence, pairs in zip(sentences, labels):
            for (form, space), (tag, probability) in zip(sentence, pairs):
                target.write(f'{form}\t{tag}\t{probability:.3f}\t{int(space)}\n')
            target.write('\n')
    part.replace(Path(folder, f'{language}.tsv.gz'))


def note_status(folder, text):
    """Prints a line and adds it to FOLDER/STATUS, so that other programs see which languages are ready."""
    line = f'{time.strftime("%H:%M:%S")} {text}'
    with Path(folder, 'STATUS').open('a', encoding='utf-8') as status:
        status.write(line + '\n')
    print(line, flush=True)
