import '@revisoins/bench/main';
