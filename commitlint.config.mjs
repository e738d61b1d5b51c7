// The scope names the module or part that a commit changes.
const rooms = [
  'identity',
  'people',
  'hospital',
  'booking',
  'billing',
  'consultation',
  'notifications',
  'records',
  'content',
];
const parts = ['domain', 'contract', 'server', 'web', 'demo', 'e2e', 'bench', 'docs', 'ci', 'repo'];

export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'scope-empty': [2, 'never'],
    'scope-enum': [2, 'always', [...rooms, ...parts]],
    'body-max-line-length': [0],
  },
};
