import type { Lexicon } from '../Lexicon.ts';

export const es: Lexicon = {
  modifiers: 'after',
  script: '[a-z]',
  terms: {
    'private-key': '(cl|ll)ave (ssh )?privada|(cl|ll)ave ssh',
    'connection-string': 'cadena de conexión',
    seed: '(frase|palabras) (de |)(semilla|recup|secret|mnem)[a-z]*',
    'security-question': 'respuesta (secreta|de seguridad|a (la|tu|su) pregunta (secreta|de seguridad))',
    payment:
      '(número|num|nro|no) (de )?(la |tu |su )?tarjeta|tarjeta (de (crédito|débito)|bancaria)|datos de (la |tu |su )?tarjeta|(fecha de )?(caducidad|vencimiento|expiración) de (la |tu |su )?tarjeta',
    otp: 'código (de |por |del )?(verif|confirm|segur|aute|acceso|recu|recib|respaldo|un solo|sms|único|inicio|valid)[a-z]*',
    password:
      'contrase(ñ|ni|ny)as?|clave (de )?(acceso|usuario|ingreso|wi ?fi|personal|bancaria|actual|nueva)|(su|tu|mi) clave|credenciales|frase de (paso|acceso)',
    pin: '(el|su|tu|mi|nuevo) pin|pin (secreto|bancario)|código (pin|secreto)|nip',
    secret:
      '(cl|ll)ave (de )?(cifrado|encriptación|firma|maestra)|secreto (de |del )?(cliente|compartido)|secreto',
    'api-key': '(cl|ll)ave (de )?(la )?(api|secreta|servicio|licencia|activación)',
    token: 'token (secreto|personal)|(el|su|tu|mi) token|cookie de sesión',
    'gov-id':
      '(número|num|no) (de |del )?(la )?(seguridad social|pasaporte|licencia|documento|identi[a-z]*|cédula|dni|nie|nif)|dni|nie|nif|curp|rfc|cuit|cédula|licencia de conducir',
    bank: '(número|no) de cuenta|cuenta bancaria|clabe',
  },
  harmless:
    'de (la |tu |su )?tarjeta de (fideli[a-z]*|embarque|regalo|socio|puntos)|código (de |)(confirmación |acceso )(de )?(la )?reserva',
  ask: 'introdu[a-z]*|ingres[ae]r?|escrib[a-z]+|pegue|pega|proporcione|indique|teclee|facilite|envíe|envía|confirm[ae]r?|repi?t[a-z]+|elija|elige|necesit[a-z]+|digite',
  not: 'públicas?|no|nunca|sin|ningun[oa]?|olvidad?[aé]|restablec[a-z]+|recuperar|cuál|qué|cómo|quién|dónde|cuándo',
  article: 'el|la|los|las|una?|sus?|tus?|mis?|este|esta|nos|me|aquí|nueva|nuevo|actual|por|favor',
  of: 'de|del|para|en|con|sobre|a|al|si',
  neutral: 'valor|confirmación|texto|contenido|copia|verificación',
};
