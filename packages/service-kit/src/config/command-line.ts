import { type ParseArgsConfig, parseArgs } from 'node:util';

type OptionTypes = NonNullable<ParseArgsConfig['options']>;

type ParsedArguments<Options extends OptionTypes> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: boolean }>
>;

/** The arguments of a command, whose script prints with `--help` what it takes. */
export class CommandLine {
  readonly #command: string;
  readonly #Failure: new (
    message: string,
  ) => Error;

  /**
   * @param command as it is typed, e.g. `npm run backup`
   * @param Failure the error whose message its script prints without a stack
   */
  constructor(command: string, Failure: new (message: string) => Error) {
    this.#command = command;
    this.#Failure = Failure;
  }

  /**
   * Options and positional arguments, as `parseArgs` of Node gives them.
   * @throws the failure, for an unknown option, and for a positional argument unless they are allowed
   */
  parse<const Options extends OptionTypes>(
    args: readonly string[],
    options: Options,
    allowPositionals = false,
  ): ParsedArguments<Options> {
    try {
      return parseArgs({ args: [...args], options, allowPositionals });
    } catch (error) {
      throw this.failure((error as Error).message);
    }
  }

  /** The failure for wrong arguments: what is wrong, and where to read what is right. */
  failure(problem: string): Error {
    return new this.#Failure(`${problem}\n${this.#command} -- --help says how it is called.`);
  }
}
