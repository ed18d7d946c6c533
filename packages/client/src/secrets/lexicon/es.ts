import type { Lexicon } from '../Lexicon.ts';

export const es: Lexicon = {
  modifiers: 'after',
  script: '[a-z]',
  terms: {
    'private-key': '(clave|llave) (ssh )?privada|(clave|llave) ssh',
    'connection-string': 'cadena de conexión',
    seed: 'frase (semilla|de recuperación|secreta|mnemotécnica|mnemónica)|palabras (semilla|de recuperación)',
    'security-question':
      'respuesta (secreta|de seguridad|a (la|tu|su) pregunta (secreta|de seguridad))|apellido de soltera de (la|su|tu) madre',
    payment:
      '(número|num|nro|no) (de )?(la |tu |su )?tarjeta( de (crédito|débito))?|tarjeta de (crédito|débito)|tarjeta bancaria|datos de (la |tu |su )?tarjeta|(caducidad|vencimiento|fecha de (vencimiento|caducidad|expiración)) de (la |tu |su )?tarjeta|numerotarjeta',
    otp: 'código (de |por |del )?(verificación|confirmación|seguridad|autenticación|acceso|recuperación|respaldo|un solo uso|sms|único|autenticador|dos pasos|inicio de sesión|validación|desbloqueo)|código recibido por sms',
    password:
      'contraseñas?|contrasenia|contrasenya|clave (de )?(acceso|usuario|ingreso|inicio de sesión|wi ?fi|personal|bancaria|actual|nueva|maestra)|frase de (contraseña|paso|acceso)|(su|tu|mi|la) clave|passwd|credenciales( de acceso)?|palabra secreta|palabra de paso',
    pin: '(el|su|tu|mi|nuevo) pin|pin (secreto|bancario)|código pin|código secreto|número secreto|nip',
    secret:
      '(clave|llave) (de )?(cifrado|encriptación|firma|maestra)|secreto (de |del )?(cliente|compartido|la aplicación|webhook)|secreto',
    'api-key':
      '(clave|llave) (de )?(la )?(api|secreta|acceso|servicio|licencia|suscripción|activación|producto)|(clave|llave) secreta',
    token: 'token (secreto|personal)|(el|su|tu|mi) token|ficha de acceso|cookie de sesión',
    'gov-id':
      '(número|num|no) (de |del )?(la )?(seguridad social|pasaporte|licencia( de conducir)?|documento( de identidad)?|identificación( fiscal)?|identidad|cédula)|número de (dni|nie|nif)|dni|nie|nif|curp|rfc|cuit|cuil|cédula( de (identidad|ciudadanía))?|licencia de conducir|documento (nacional )?de identidad',
    bank: '(número|num|no) de cuenta( bancaria)?|cuenta bancaria|clabe',
  },
  harmless:
    'palabras? claves?|(clave|llave) (de )?(ordenación|ordenamiento|orden|primaria|foránea|externa|pública|partición|proyecto|índice|búsqueda)|código (de |del )?(confirmación |acceso )?(postal|país|área|descuento|reserva|error|la reserva)|tarjeta (de )?(visita|presentación|fidelidad|fidelización|embarque|regalo|sim|gráfica|biblioteca|puntos|socio)|número de (la |tu |su )?tarjeta de (fidelidad|fidelización|embarque|regalo|socio|puntos|biblioteca)|token de (página|paginación|diseño|gobernanza)',
  ask: 'introduce|introduzca|introducir|ingrese|ingresa|ingresar|escriba|escribe|escribir|pega|pegue|pegar|proporcione|proporciona|indique|indica|teclee|facilite|facilita|envíe|envía|confirme|confirma|confirmar|repita|repite|repetir|elija|elige|necesito|necesitamos|digite',
  not: 'no|nunca|jamás|sin|ningún|ninguna|olvidada|olvidé|restablecer|restablecimiento|recuperar|cuál|qué|cómo|quién|dónde|cuándo|cuántos|cuántas',
  article:
    'el|la|los|las|un|una|su|sus|tu|tus|mi|mis|este|esta|nos|me|aquí|nueva|nuevo|actual|antigua|por|favor',
  of: 'de|del|para|en|con|sobre|a|al|si',
  neutral: 'valor|confirmación|repetición|texto|contenido|copia|verificación|dígitos|caracteres',
};
