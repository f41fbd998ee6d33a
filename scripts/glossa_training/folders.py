"""Where data, reports and models lie. Nothing depends on the current folder."""
import json
import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REPORTS = ROOT / 'scripts' / 'reports'
MODELS = ROOT / 'native-models'


def data_folder():
    """The training data: GLOSSA_DATA, by default ../shared/data beside the repository."""
    return Path(os.environ.get('GLOSSA_DATA', ROOT.parent / 'shared' / 'data'))


def required(path, made_by):
    """The path. Raises FileNotFoundError, with what makes the file, where nothing is there: no training goes on without an input."""
    path = Path(path)
    if not path.exists():
        raise FileNotFoundError(f'{path} is missing: {made_by}')
    return path


def write_report(name, figures, lines):
    """Writes scripts/reports/NAME.json and NAME.md."""
    (REPORTS / f'{name}.json').write_text(json.dumps(figures, indent=2) + '\n', encoding='utf-8')
    (REPORTS / f'{name}.md').write_text('\n'.join(lines) + '\n', encoding='utf-8')
