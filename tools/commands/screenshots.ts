import '../screenshots/main.ts';
