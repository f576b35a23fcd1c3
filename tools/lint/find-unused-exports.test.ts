import { expect, test } from 'vitest';
import { findUnusedExports } from './find-unused-exports.ts';

const entries = {
  '@revisoins/host': 'libs/host/src/index.ts',
  '@revisoins/host/hosting': 'libs/host/src/hosting.ts',
  '@revisoins/ui': 'libs/ui/src/index.ts',
};
const hosts = ['apps/shell'];

const sources = {
  'libs/host/src/index.ts':
    "export { toast } from './toasts.ts';\nexport type { Toast } from './toasts.ts';\n",
  'libs/host/src/hosting.ts': "export { toasts } from './toasts.ts';\n",
  'libs/ui/src/index.ts': "export { Button, Card } from './button.tsx';\n",
  'apps/shell/src/a.ts':
    "import { toasts } from '@revisoins/host/hosting';\nimport { Card } from '@revisoins/ui';\n",
  'apps/quiz/src/a.ts':
    "import { toast, type Toast } from '@revisoins/host';\nimport { Button } from '@revisoins/ui';\n",
};

const find = (changed: Record<string, string>, accepted?: readonly string[]) =>
  findUnusedExports({ ...sources, ...changed }, entries, hosts, accepted);

const unusedCard = 'libs/ui/src/index.ts exports Card, which nothing outside libs/ui uses; take it out.';
const reservedToast =
  'libs/host/src/index.ts exports toast, which only hosts use; it belongs in @revisoins/host/hosting.';

test('names that others use are let pass', () => {
  expect(find({})).toEqual([]);
});

test.each([
  [
    'a name that nobody uses',
    { 'apps/shell/src/a.ts': sources['apps/shell/src/a.ts'].replace('Card', 'Button') },
  ],
  [
    'a name that only the library itself and tests use',
    {
      'apps/shell/src/a.ts': "import { toasts } from '@revisoins/host/hosting';\n",
      'apps/shell/src/a.test.ts': "import { Card } from '@revisoins/ui';\n",
      'apps/shell/src/a.fixture.ts': "import { Card } from '@revisoins/ui';\n",
      'tests/e2e/a.spec.ts': "import { Card } from '@revisoins/ui';\n",
      'libs/ui/showcase/a.ts': "import { Card } from '@revisoins/ui';\n",
    },
  ],
])('%s is refused', (_, changed) => {
  expect(find(changed)).toEqual([unusedCard]);
});

test('a name for remotes that only the host uses is refused', () => {
  const changed = {
    'apps/quiz/src/a.ts': sources['apps/quiz/src/a.ts'].replace('toast, ', ''),
    'apps/shell/src/b.ts': "import { toast } from '@revisoins/host';\n",
  };
  expect(find(changed)).toEqual([reservedToast]);
});

test('of a library that is imported as a whole, the names that another source has count as used', () => {
  const whole = { 'apps/shell/src/a.ts': "import { toasts } from '@revisoins/host/hosting';\n" };
  const loading = { ...whole, 'libs/auth/src/ui.ts': "export const ui = () => import('@revisoins/ui');\n" };
  expect(find(loading)).toEqual([unusedCard]);
  expect(find({ ...loading, 'libs/auth/src/card.ts': 'const { Card } = await ui();\n' })).toEqual([]);
});

test('an exception is let pass while it is needed', () => {
  const unused = { 'apps/shell/src/a.ts': "import { toasts } from '@revisoins/host/hosting';\n" };
  expect(find(unused, ['@revisoins/ui Card'])).toEqual([]);
  expect(find({}, ['@revisoins/ui Card'])).toEqual([
    '"@revisoins/ui Card" needs no exception any more; take it out of tools/lint/boundaries.ts.',
  ]);
});
