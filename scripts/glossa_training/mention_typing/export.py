"""The bare multilingual encoder as 8-bit ONNX, for sentence vectors and mention typing (program: scripts/typing/export-encoder.py)."""
import gzip
import json
import random
from pathlib import Path

import numpy as np
import torch
from tokenizers import Tokenizer

from ..activation_ranges import fix_file
from ..encoder import WIDTH
from ..folders import data_folder, required
from ..onnx_graph import GraphBuilder, open_session, quantised_rows, weights_of, write_quantised
from .encoder import LAYERS, Encoder, check_encoder

LONGEST = 256  # pieces, the marks included
TEXTS = [('eng', 'The cat sat on the mat.'), ('deu', 'Die Bundeskanzlerin sprach gestern in Berlin.'), ('fra', "L'Assemblée nationale a adopté la loi."),
         ('spa', '¿Dónde está la biblioteca?'), ('fin', 'Helsinki on Suomen pääkaupunki.'), ('tur', "İstanbul'da hava çok güzel."), ('rus', 'Москва является столицей России.'),
         ('ell', 'Η Αθήνα είναι η πρωτεύουσα της Ελλάδας.'), ('ara', 'القاهرة هي عاصمة مصر.'), ('heb', 'ירושלים היא עיר הבירה.'), ('hin', 'दिल्ली भारत की राजधानी है।'),
         ('tam', 'சென்னை ஒரு பெரிய நகரம்.'), ('tha', 'กรุงเทพมหานครเป็นเมืองหลวง'), ('zho', '北京大学是中国的一所大学。'), ('jpn', '東京は日本の首都です。'), ('kor', '서울은 대한민국의 수도이다.'),
         ('vie', 'Hà Nội là thủ đô của Việt Nam.'), ('eng', '😀 👍🏽 OK!'), ('eng', 'x'), ('deu', 'Rechtsschutzversicherungsgesellschaften ' * 60)]


def windows_of(tokenizer, texts):
    return [encoding.ids[:LONGEST - 1] + encoding.ids[-1:] if len(encoding.ids) > LONGEST else encoding.ids for encoding in tokenizer.encode_batch(texts)]


def pooled(states):
    mean = states.mean(0)
    return mean / np.linalg.norm(mean)


def reference_vectors(encoder, windows):
    with torch.no_grad():
        return np.stack([pooled(encoder(torch.tensor([ids]), torch.tensor([len(ids)]))[0][0].numpy()) for ids in windows])


def served_vectors(file, encoder, windows):
    session = open_session(file)
    words, scales = quantised_rows(encoder.words.numpy())
    found = []
    for ids in windows:
        rows = words[ids].astype(np.float32) * scales[ids][:, None]
        found.append(pooled(session.run(['vectors'], {'rows': rows[None], 'mask': np.ones((1, len(ids)), np.int32)})[0][0]))
    return np.stack(found)


def sample_sentences(count):
    data = required(data_folder() / 'language' / 'sentences', 'set GLOSSA_DATA')
    chooser = random.Random(5)
    for source in sorted(data.glob('*.tsv.gz')):
        with gzip.open(source, 'rt', encoding='utf-8') as lines:
            rows = [line.rstrip('\n').split('\t')[-1] for line in lines][1:4000]
        yield source.name[:3], chooser.sample(rows, min(count, len(rows)))


def export(options):
    """What export-encoder.py does."""
    torch.set_num_threads(1)
    out = Path(options.out)
    out.mkdir(parents=True, exist_ok=True)
    check_encoder(options.encoder)
    encoder = Encoder(options.encoder, f'{options.vocabulary}/kept.json').eval()
    tokenizer = Tokenizer.from_file(f'{options.vocabulary}/tokenizer.json')
    builder = GraphBuilder(weights_of(encoder.state_dict()))
    builder.node('Identity', [builder.encoder(LAYERS)], 'vectors')
    write_quantised(builder.model('sentence-encoder', {'vectors': ['length', WIDTH]}), out / 'sentence-encoder.full.onnx', out / 'sentence-encoder.onnx')
    fix_file(out / 'sentence-encoder.onnx', options.windows, *quantised_rows(encoder.words.numpy()))
    if options.fixture:
        windows = windows_of(tokenizer, [text for _language, text in TEXTS])
        vectors = reference_vectors(encoder, windows)
        rows = [{'language': language, 'text': text, 'pieces': len(ids), 'vector': [round(float(value), 4) for value in vector]}
                for (language, text), ids, vector in zip(TEXTS, windows, vectors)]
        Path(options.fixture).write_text('[\n' + ',\n'.join(json.dumps(row, ensure_ascii=False, separators=(',', ':')) for row in rows) + '\n]\n')
    if options.check:
        cosines = {}
        for language, texts in sample_sentences(20):
            windows = windows_of(tokenizer, texts)
            cosines[language] = float((reference_vectors(encoder, windows) * served_vectors(out / 'sentence-encoder.onnx', encoder, windows)).sum(1).mean())
        report = {'cosine': round(float(np.mean(list(cosines.values()))), 4), 'lowest': min(cosines, key=cosines.get), 'cosine of the lowest': round(min(cosines.values()), 4)}
        (out / 'report.json').write_text(json.dumps({**report, 'languages': {name: round(value, 4) for name, value in cosines.items()}}) + '\n')
        print(report)
