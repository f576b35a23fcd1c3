import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runRspack } from './run-rspack.ts';
import { rspackOptions } from './rspack-options.ts';

const html = `<!doctype html>
<html lang="fr-CA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Révisoins: components</title>
<link rel="stylesheet" href="showcase.css">
<div id="root"></div>
<script src="showcase.js"></script>
`;

await runRspack(rspackOptions('showcase', './main.tsx'));
const page = resolve(import.meta.dirname, '../dist/showcase/index.html');
writeFileSync(page, html);
process.stdout.write(`${page}\n`);
