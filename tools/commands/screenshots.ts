import '@revisoins/screenshots/main';
