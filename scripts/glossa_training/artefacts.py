"""Puts an artefact's entry into native-models/manifest.json, as scripts/lib/artefacts.ts does."""
import json
import shutil
import time
from hashlib import sha256

from .folders import MODELS


def write_artefact(source, entry):
    """Copies the file `source` to `entry['file']` below native-models and replaces the manifest entry of this id; `entry` lacks `sha256` and `bytes`. Gives the bytes."""
    path = MODELS / entry['file']
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, path)
    content = path.read_bytes()
    full = {'id': entry['id'], 'file': entry['file'], 'sha256': sha256(content).hexdigest(), 'bytes': len(content), **entry}
    lock = MODELS / 'manifest.json.lock'
    while True:
        try:
            lock.open('x').close()
            break
        except FileExistsError:
            time.sleep(0.05)
    try:
        manifest = json.loads((MODELS / 'manifest.json').read_text(encoding='utf-8'))
        manifest['artefacts'] = sorted([other for other in manifest['artefacts'] if other['id'] != full['id']] + [full], key=lambda other: other['id'])
        part = MODELS / 'manifest.json.part'
        part.write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + '\n', encoding='utf-8')
        part.replace(MODELS / 'manifest.json')
    finally:
        lock.unlink()
    return len(content)
