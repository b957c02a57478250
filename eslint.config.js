import vueI18n from '@intlify/eslint-plugin-vue-i18n'
import prettier from 'eslint-config-prettier'
import vue from 'eslint-plugin-vue'
import { defineConfig, globalIgnores } from 'eslint/config'
import typescript from 'typescript-eslint'

/** AssemblyScript: parsed as TypeScript, but its types are the AssemblyScript compiler's business. */
const ASSEMBLY = ['src/engine/kernel/assembly/**/*.ts', 'bench/assembly/**/*.ts']

export default defineConfig(
  globalIgnores(['out/', 'dist/', 'coverage/']),
  typescript.configs.recommended,
  vue.configs['flat/recommended'],
  {
    languageOptions: { parserOptions: { parser: typescript.parser, extraFileExtensions: ['.vue'] } },
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Name your exports.' },
        {
          selector: 'SpreadElement > :matches(ObjectExpression, ArrayExpression)',
          message: 'Write the members themselves.',
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
      'prefer-const': 'error',
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'The engine knows no clock.' },
        { name: 'performance', message: 'The engine knows no clock.' },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Luck has an address: use src/engine/random.' },
      ],
    },
  },
  {
    files: ['src/cli/**', 'scripts/**', 'stress/**', 'bench/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // A busy machine is slow, not wrong: tests wait for the thing itself, and for long.
    files: ['tests/**'],
    ignores: ['tests/support/waiting.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { property: 'waitForTimeout', message: 'Wait for what should happen.' },
        ...['waitFor', 'waitUntil'].map((property) => ({
          object: 'vi',
          property,
          message: 'Gives up after a second: use tests/support/waiting.ts.',
        })),
      ],
    },
  },
  // Operands always have one type here, so `==` converts nothing.
  { files: ASSEMBLY, rules: { eqeqeq: 'off' } },
  // Two limits may be equal.
  {
    files: ['src/engine/limits.ts', ...ASSEMBLY],
    rules: { '@typescript-eslint/no-duplicate-enum-values': 'off' },
  },
  { files: ['*.config.*', '**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['src/renderer/**/*.vue'],
    rules: {
      'vue/require-default-prop': 'off',
      'vue/no-undef-components': 'error',
      'vue/block-lang': ['error', { script: { lang: 'ts' } }],
      'vue/block-order': ['error', { order: ['script', 'template', 'style'] }],
    },
  },
  {
    // Words that people read come from src/locales.
    files: ['src/renderer/**/*.vue'],
    plugins: { '@intlify/vue-i18n': vueI18n },
    rules: {
      '@intlify/vue-i18n/no-raw-text': [
        'error',
        {
          attributes: {
            '/.+/': [
              'about',
              'alt',
              'aria-description',
              'aria-label',
              'aria-roledescription',
              'aria-valuetext',
              'description',
              'hint',
              'label',
              'note',
              'placeholder',
              'problem',
              'sentence',
              'text',
              'title',
              'unit',
              'value-text',
            ],
          },
          // Figures and signs are the same in every language.
          ignorePattern: '^[^a-zA-Z]*$',
        },
      ],
    },
  },
  prettier,
)
