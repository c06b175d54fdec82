/**
 * Loads a module that needs an optional peer dependency. Names the package if it is not installed.
 */
export async function loadOptionalPackage<Module>(
  name: string,
  module: Promise<Module>,
): Promise<Module> {
  try {
    return await module;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes(`'${name}'`)) throw error;
    throw new TypeError(`Merchantry: the package ${name} is missing: npm install ${name}`);
  }
}
