"""Cuts the multilingual encoder's vocabulary to the pieces of our languages (program: scripts/entities/neural/cut-vocabulary.py)."""
import gzip
import json
from collections import Counter
from pathlib import Path

from tokenizers import Tokenizer

from ..folders import data_folder, required

SPECIAL = 4  # <s> <pad> </s> <unk>
LANGUAGES = ('ara ben bul cat ces dan deu ell eng est fas fin fra heb hin hrv hun ind ita jpn kor lav lit msa nld nor pol por ron rus slk slv spa srp swe tam tel tgl '
             'tha tur ukr urd vie zho').split()


def texts(data, corpora_share):
    """Text by the piece: sentences of the language data, and the corpora's tokens joined as their spacing says."""
    for language in LANGUAGES:
        source = data / 'language' / 'sentences' / f'{language}.tsv.gz'
        with gzip.open(required(source, 'set GLOSSA_DATA'), 'rt', encoding='utf-8') as lines:
            next(lines)
            for number, line in enumerate(lines):
                fields = line.rstrip('\n').split('\t')
                if number % 2 == 0 and not fields[2].startswith(('romanized', 'translit', 'arabizi')):
                    yield fields[-1], 1
    for folder in ('ner', 'nc', 'gpl'):
        for source in sorted((data / 'entities' / folder).glob('*.train.conll.gz')):
            words = []
            with gzip.open(source, 'rt', encoding='utf-8') as lines:
                for line in lines:
                    if '\t' in line:
                        fields = line.rstrip('\n').split('\t')
                        words.append(fields[0] + ('' if fields[-1] == 'SpaceAfter=No' else ' '))
                    elif line == '\n' and words:
                        yield ''.join(words), corpora_share
                        words = []


def cut(options):
    """What cut-vocabulary.py does."""
    data = data_folder()
    description = json.loads(Path(options.encoder, 'tokenizer.json').read_text())
    tokenizer = Tokenizer.from_str(json.dumps(description))
    counts, batch, weights = Counter(), [], []

    def flush():
        for encoding, weight in zip(tokenizer.encode_batch(batch, add_special_tokens=False), weights):
            for piece in encoding.ids:
                counts[piece] += weight
        batch.clear()
        weights.clear()

    for text, weight in texts(data, 3):
        batch.append(text)
        weights.append(weight)
        if len(batch) == 20000:
            flush()
    flush()
    vocabulary = description['model']['vocab']
    mask = next(index for index, (piece, _score) in enumerate(vocabulary) if piece == '<mask>')
    single = {index for index, (piece, _score) in enumerate(vocabulary) if len(piece.removeprefix('▁')) <= 1 and (len(piece) == 1 or counts[index])}
    kept = set(range(SPECIAL)) | {mask} | single
    for piece, _count in counts.most_common():
        if len(kept) >= options.pieces:
            break
        kept.add(piece)
    rows = sorted(kept)
    new = {old: index for index, old in enumerate(rows)}
    description['model']['vocab'] = [vocabulary[row] for row in rows]
    description['added_tokens'] = [{**token, 'id': new[token['id']]} for token in description['added_tokens']]
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    (out / 'tokenizer.json').write_text(json.dumps(description, ensure_ascii=False))
    (out / 'kept.json').write_text(json.dumps(rows))
    total = sum(counts.values())
    covered = sum(count for piece, count in counts.items() if piece in kept)
    share = round(100 * covered / total, 2)
    (out / 'cut.json').write_text(json.dumps({'pieces kept': len(rows), 'running text in kept pieces %': share}) + '\n')
    print(f'{len(counts)} pieces occur, {len(rows)} kept ({len(single)} single characters), {share} % of {total} pieces of running text')
