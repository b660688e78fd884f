// Loaded before a script that makes backups: deriving a key as age does by default takes seconds, and each test derives several.
import { Encrypter } from 'age-encryption'

const { setPassphrase } = Encrypter.prototype
Encrypter.prototype.setPassphrase = function setQuickPassphrase(passphrase) {
  this.setScryptWorkFactor(10)
  setPassphrase.call(this, passphrase)
}
