import { resolve } from 'node:path';
import { languages } from '@revisoins/contracts/languages';
import { remote, skeletons } from '@revisoins/rspack';

const config = remote(import.meta.dirname, { inherits: 'player' });

// The local bank is emitted as data: one file per skill, fetched when nothing else answers.
config.module?.rules?.push({
  test: /content[\\/]skills[\\/]comp-\d+\.json$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:10][ext]' },
  use: resolve(import.meta.dirname, 'build/fallback-bank-loader.ts'),
});

// The templates of calculations: one file per kind, fetched by the quizzes that draw from it.
config.module?.rules?.push({
  test: /content[\\/]calculations[\\/][a-z-]+\.json$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:10][ext]' },
  use: resolve(import.meta.dirname, 'build/calculations-loader.ts'),
});

// What can be looked up: one file per topic and language.
for (const language of languages)
  config.module?.rules?.push({
    test: /content[\\/]reference[\\/][a-z-]+\.json$/,
    resourceQuery: new RegExp(`^\\?${language}$`),
    type: 'asset/resource',
    generator: { filename: `assets/[name]-${language}.[contenthash:10][ext]` },
    use: resolve(import.meta.dirname, 'build/reference-loader.ts'),
  });

export default [config, ...skeletons(import.meta.dirname)];
