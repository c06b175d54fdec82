/** What the tests need of a browser, in the terms that both WebDriver protocols share. */
export interface DrivenBrowser {
  open(url: string): Promise<void>;
  /** Input of a user, as the WebDriver standard describes it, in pixels of the whole page. */
  perform(sources: ActionSource[]): Promise<void>;
  /** Evaluates an expression in the page, outside the frame that the test runs in. */
  evaluate(expression: string): Promise<void>;
  /** Value of an expression in the page, which must be a text. */
  read(expression: string): Promise<string>;
  /** Changes what the page is told of the reader's device. */
  emulate(device: Device): Promise<void>;
  close(): Promise<void>;
}

export interface ActionSource {
  type: 'key' | 'pointer' | 'wheel';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: object[];
}

/** What is left out is as the browser has it by itself. */
export interface Device {
  /** `print`, or the screen. */
  media?: string | undefined;
  /** Media features, such as `forced-colors`, with their values. */
  features?: { name: string; value: string }[] | undefined;
  /** A finger instead of a mouse. */
  touch?: boolean;
}
