import '../content/main.ts';
