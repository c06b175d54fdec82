import 'global-jsdom/register';
import 'merchantry/testing/setup';
