/** Loads a module that needs a package which the library does not bring. Rejects with its name. */
export async function needing<Module>(name: string, module: Promise<Module>): Promise<Module> {
  try {
    return await module;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes(`'${name}'`)) throw error;
    throw new TypeError(`Merchantry: the package ${name} is missing: npm install ${name}`);
  }
}
