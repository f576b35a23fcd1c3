import '../stack/main.ts';
